import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** The gate walks each journey at the width that its tag names; THOROUGH=1 walks all, but where one width has nothing for it. */
const leftOut = process.env.THOROUGH
  ? { desktop: [], phone: [/@desk-only/] }
  : { desktop: [/@phone|@release/], phone: [/@desk|@release/] }

const launchOptions = {
  // Chromium comes with its npm package, so nothing is downloaded at test time.
  executablePath: await chromium.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // A document lives for a second: compiling at once costs a seventh less than interpreting, and what V8 would
    // optimize beside it is thrown away before it is worth its fifth of the time.
    '--js-flags=--always-sparkplug --no-maglev --no-opt',
  ],
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-stack.ts',
  fullyParallel: true,
  // As many as a usual machine of a CI has cores: a third would only make its own first page, and take its turns.
  workers: 2,
  // Each state that is looked at by axe takes its second.
  timeout: process.env.THOROUGH ? 120_000 : 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // As in vitest.config.ts: what passed at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Traces would cost a fifth of the time: `--trace retain-on-failure` when one is needed.
  use: {
    baseURL: process.env.BAHI_TEST_APP_URL,
    launchOptions,
    // Each frame of a motion is drawn by the processor: a sixth of the time of a page.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: leftOut.desktop,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: leftOut.phone,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
})
