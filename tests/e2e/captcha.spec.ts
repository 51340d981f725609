import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, preview } from 'vite'
import { hosting } from '../../build/hosting.ts'
import { sentences } from '../../build/sentences.ts'
import { securityHeaders } from '../../hosting/site/headers.ts'
import { localCaptcha } from '../../supabase/local/auth/captcha.ts'
import { expect, password, coldTest as test } from './journey.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { makeSeller } from './seller.ts'
import { watchViolations } from './violations.ts'

test.skip(({ hasTouch }) => hasTouch, 'It is the same at every width.')

const keys = { siteKey: '1x00000000000000000000AA', secretKey: 'of the host' }
const captcha = localCaptcha(keys)
const cloudflare = 'https://challenges.cloudflare.com'

/** Like Turnstile's: the question stands in a frame of Cloudflare's, which sends the token to the page. */
const scriptOfPage = `
  window.turnstile = {
    render(box, { sitekey, callback }) {
      const frame = document.createElement('iframe')
      frame.src = '${cloudflare}/turnstile/v0/frame?' + new URLSearchParams({ sitekey })
      addEventListener('message', ({ origin, data }) => {
        if (origin === '${cloudflare}') callback(data)
      })
      box.append(frame)
    },
    reset() {},
    remove() {},
  }`
const frame = `
  <!doctype html>
  <div id="box"></div>
  <script src="widget.js"></script>
  <script>
    const sitekey = new URLSearchParams(location.search).get('sitekey')
    turnstile.render(box, { sitekey, callback: (token) => parent.postMessage(token, '*') })
  </script>`

async function standInForCloudflare(page: Page) {
  await page.route(`${cloudflare}/**`, async (route) => {
    const asked = route.request()
    const { pathname } = new URL(asked.url())
    if (pathname.endsWith('/api.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: scriptOfPage })
    }
    if (pathname.endsWith('/frame')) {
      return route.fulfill({ contentType: 'text/html', body: frame })
    }
    const path = pathname.endsWith('/widget.js') ? '/api.js' : '/token'
    const { method, body } = { method: asked.method(), body: asked.postData() }
    const answer = await captcha.routes.request(path, { method, body, headers: asked.headers() })
    return route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('Content-Type') ?? '',
      body: await answer.text(),
    })
  })
}

/** Two thirds of a build are screens that this journey does not come to. */
const fewScreens: Plugin = {
  name: 'few-screens',
  enforce: 'pre',
  load: (id) =>
    /\/src\/features\/(?!auth\/|dashboard\/).*-screens?\.tsx?$/.test(id) ? 'export {}' : null,
}

/** The app alone, as a host with a captcha serves it: no page of a client and none drawn ahead, which take most of a build. */
const config: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [
    fewScreens,
    react(),
    sentences(),
    hosting({ supabaseUrl: '/supabase-api', captcha: true }),
  ],
  worker: { format: 'es', plugins: () => [sentences()] },
}

/** Builds it and serves it before the stack of all tests. */
async function serveWithCaptcha() {
  const outDir = mkdtempSync(join(tmpdir(), 'bahi-captcha-'))
  process.env.VITE_TURNSTILE_SITE_KEY = keys.siteKey
  try {
    await build({ ...config, build: { outDir, minify: false, reportCompressedSize: false } })
    const server = await preview({
      ...config,
      build: { outDir },
      preview: {
        ...{ port: 0, host: '127.0.0.1', cors: false },
        proxy: { '/supabase-api': process.env.BAHI_TEST_APP_URL ?? '' },
      },
    })
    const stop = async () => {
      await server.close()
      rmSync(outDir, { recursive: true })
    }
    return { appUrl: server.resolvedUrls?.local[0] ?? '', stop }
  } finally {
    delete process.env.VITE_TURNSTILE_SITE_KEY
  }
}

test('where the host has a captcha, a person logs in by keyboard through it, and the policy of no other host lets it in', {
  tag: '@release',
}, async ({ page, browser }) => {
  test.slow()
  const [{ appUrl, stop }, seller] = await Promise.all([serveWithCaptcha(), makeSeller()])
  try {
    const refused = await watchViolations(page)
    await standInForCloudflare(page)
    await page.goto(`${appUrl}login`)
    const login = page.waitForRequest(/\/auth\/v1\/token\?grant_type=password/)
    await typeInto(page, page.getByRole('textbox', { name: 'Email' }), seller.email)
    await typeInto(page, page.getByRole('textbox', { name: 'Password' }), password)
    const person = page.frameLocator('iframe').getByRole('checkbox', { name: 'I am a person' })
    await tabTo(page, person)
    const token = page.waitForResponse(/\/token$/)
    await page.keyboard.press('Space')
    await (await token).finished()
    await press(page, page.getByRole('button', { name: 'Sign In' }))
    const { gotrue_meta_security: proof } = (await login).postDataJSON()
    expect(captcha.take(proof.captcha_token)).toBe(true)
    await expect(page).toHaveURL(/dashboard/)
    expect(refused).toEqual([])

    // A refusal is an error in the console, so it happens outside `page`.
    const other = await browser.newPage()
    const refusedThere = await watchViolations(other)
    await standInForCloudflare(other)
    await other.route(`${appUrl}login`, async (route) => {
      const response = await route.fetch()
      const without = new Headers(securityHeaders({ supabaseUrl: '/supabase-api', captcha: false }))
      await route.fulfill({
        response,
        headers: { ...response.headers(), ...Object.fromEntries(without) },
      })
    })
    await other.goto(`${appUrl}login`)
    await expect(
      other.getByText(/allow challenges\.cloudflare\.com in your ad blocker/),
    ).toBeVisible()
    expect(refusedThere).toEqual([expect.stringMatching(/script-src-elem .*\/api\.js/)])
    await other.close()
  } finally {
    await stop()
  }
})
