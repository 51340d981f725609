import type { Browser, Page } from '@playwright/test'
import { thorough } from '../setup/property.ts'
import { expect, expectSettled, coldTest as test } from './journey.ts'

const pages = [
  ...['/', '/login', '/register', '/pricing', '/about', '/careers', '/contact'],
  ...['/blog', '/support', '/privacy', '/terms'],
]

/** The app's own files wait until they are let through. */
async function holdApp(page: Page) {
  let release = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  return {
    hold: () => {
      release = Promise.withResolvers()
    },
    release: () => release.resolve(),
  }
}

/** React has taken the page over, down to its heading. */
const taken = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const heading = document.querySelector('h1')
        return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
      }),
    )
    .toBe(true)

/**
 * Returns the content of the root without its hidden parts: the hint of the theme's button, the
 * list of toasts, and the helper for pictures.
 */
const content = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    root: document
      .getElementById('root')
      ?.innerHTML.replace(/ title="Theme: [^"]*"/, '')
      .replace(/(<section aria-label="Notifications"[^>]*>).*<\/section>$/, '$1')
      .replaceAll(' style=""', ''),
  }))

async function picture(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ animations: 'disabled' })
}

/** Counts the points of two pictures that differ by more than the browser's own rounding of a soft colour. */
const differing = (page: Page, pictures: Buffer[]) =>
  page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(await (await fetch(source)).blob())
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          canvas?.drawImage(bitmap, 0, 0)
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      if (!one || !other || one.length !== other.length) return Number.POSITIVE_INFINITY
      return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 4).length
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  )

test(
  'a page for everybody stands before the app does, which changes nothing of it, in both themes',
  {
    tag: '@phone',
  },
  async ({ page, browser }, { project }) => {
    const isDesk = project.name === 'desktop'
    const app = await holdApp(page)
    // The policy of the app lets no page fetch a picture that it is given.
    const blank = await browser.newPage()
    for (const theme of ['light', 'dark']) {
      await page.goto('/robots.txt')
      await page.evaluate((choice) => localStorage.setItem('bahi-theme', choice), theme)
      // Each has the same frame; the words are compared once.
      for (const address of theme === 'light'
        ? thorough(['/'], isDesk ? pages : ['/', '/login'])
        : thorough(['/login'], ['/', '/login'])) {
        app.hold()
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveClass(theme)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `https://bahi.example${address}`,
        )
        const [built, seen] = [await content(page), await picture(page)]
        app.release()
        await taken(page)
        await expectSettled(page)
        expect(await content(page), address).toEqual(built)
        // The app puts the cursor into the first field of a form; a page that stands before it does not.
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        )
        const pictures = [seen, await picture(page)]
        expect(await differing(blank, pictures), `${address} in ${theme}`).toBe(0)
      }
    }
    await blank.close()
  },
)

test('text typed before the app has loaded is kept, and a pressed button acts once it has', {
  tag: '@phone',
}, async ({ page }) => {
  const app = await holdApp(page)
  for (const address of thorough(['/login'], ['/login', '/register'])) {
    app.hold()
    await page.goto(address, { waitUntil: 'commit' })
    const email = page.getByRole('textbox', { name: 'Email' })
    const password = page.getByRole('textbox', { name: 'Password' })
    await email.fill('asha@example.com')
    await email.press('Enter')
    await page.getByRole('button', { name: 'Toggle theme' }).click()
    await expect(password).not.toHaveAttribute('aria-invalid')
    app.release()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(email).toHaveValue('asha@example.com')
    expect(page.url()).toMatch(new RegExp(`${address}$`))
  }
  // Pressed once on each: from dark to light, and on to the system's.
  await expect(page.locator('html')).toHaveAttribute('data-theme', thorough('light', 'system'))
})

const expired = JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: 1, user: {} })

test('a possibly signed-in person sees the product’s sign until the app is there, no page for visitors, and after a while what to do', {
  tag: '@phone',
}, async ({ page }) => {
  const app = await holdApp(page)
  await page.addInitScript((session) => localStorage.setItem('bahi-session', session), expired)
  await page.goto('/', { waitUntil: 'commit' })
  const sign = page.getByRole('img', { name: 'Bahi is loading' })
  const advice = page.getByText('check your connection')
  await expect(sign).toBeVisible()
  await expect(advice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  // Twelve seconds at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(advice).toBeVisible()

  app.release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sign).toHaveCount(0)
  // Its own styles stay in the document, and leave the app's as they are: text is `fg` of the dark theme.
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(241, 243, 247)')
})

const withoutScripts = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(process.env.BAHI_TEST_APP_URL + address)
  return { page, close: () => context.close() }
}

test('without JavaScript pages can be read, in the dark theme, and a form says that it needs it', {
  tag: '@desk',
}, async ({ browser, request }) => {
  for (const [address, part, words] of [
    ['/', '#plans', 'Subscription plans are launching soon'],
    ['/login', '.note', 'This form needs JavaScript to be sent.'],
  ] as const) {
    const { page, close } = await withoutScripts(browser, address)
    await expect(page.locator(part)).toBeVisible()
    await expect(page.locator(part)).toHaveText(words)
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(241, 243, 247)')
    await close()
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const address of pages)
    expect(sitemap).toContain(`<loc>https://bahi.example${address}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://bahi.example/',
  )
})
