import { securityHeaders } from '../../hosting/site/headers.ts'
import { png } from '../factories/png.ts'
import { atOneWidth, expect, coldTest as test } from './journey.ts'
import { enter, makeSeller } from './seller.ts'
import { watchViolations } from './violations.ts'

test.skip(({ hasTouch }) => atOneWidth && hasTouch, 'It is the same at every width.')

test('the headers of production come with every page and file, and a hashed file may be kept for a year', async ({
  page,
  request,
}) => {
  const origins = { supabaseUrl: '/supabase-api', captcha: false }
  const wanted = Object.entries(securityHeaders(origins)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ])
  for (const address of ['/', '/invoices', '/no/such/page', '/robots.txt', '/site.webmanifest']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(Object.entries(answer.headers()), address).toEqual(expect.arrayContaining(wanted))
    expect(answer.headers()['cache-control'], address).not.toContain('immutable')
  }
  await page.goto('/')
  const script = await page.locator('script[type="module"]').getAttribute('src')
  const { 'cache-control': caching } = (await request.get(script ?? '')).headers()
  expect(caching).toBe('public, max-age=31536000, immutable')
})

// Each journey holds the policy: what it refuses is an error in the console, which fails `test`.
test('a logo that is chosen is shown without a refusal of the policy', { tag: '@release' }, async ({
  page,
}) => {
  const refused = await watchViolations(page)
  await enter(page, await makeSeller())
  await page.goto('/setting/business')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(png()) }
  await page.getByLabel('Logo').setInputFiles(logo)
  const preview = page.getByRole('img', { name: 'Logo preview' })
  await expect(preview).toHaveJSProperty('naturalWidth', 96)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Business updated successfully.')).toBeVisible()
  expect(refused).toEqual([])
})

// Each is said in the console, too, where `test` would take it for a fault: these pages are not of `page`.
test('the policy refuses an inline script, a handler, eval, a strange image, a strange server and a frame', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const refused = await watchViolations(page)
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none.png" onerror="document.title = `handler`">' +
        '<img src="https://elsewhere.example/pixel.png">' +
        '<iframe src="https://elsewhere.example/"></iframe>',
    )
    const script = document.createElement('script')
    script.textContent = 'document.title = "inline"'
    document.body.append(script)
    const timer = setTimeout as (code: string) => void
    try {
      timer('document.title = "eval"')
    } catch {}
    const sent = await fetch('https://elsewhere.example/').catch(() => 'refused')
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { title: document.title, sent }
  })
  expect(ran.sent).toBe('refused')
  expect(ran.title).toContain('Bahi')
  await expect
    .poll(() => [...new Set(refused)].sort())
    .toEqual([
      '/: connect-src https://elsewhere.example/',
      '/: frame-src https://elsewhere.example',
      '/: img-src https://elsewhere.example/pixel.png',
      '/: script-src eval',
      '/: script-src-attr inline',
      '/: script-src-elem inline',
    ])
  await page.close()
})
