/**
 * `npm run test:browsers`: the journeys of journey.spec.ts in Firefox and WebKit, at the width of a desk and of a phone. The
 * gate walks many more in Chromium and has no other browser, so these are no part of it.
 *
 * The browsers are those of the machine: `apt install firefox-esr webkit2gtk-driver xvfb` (Debian, Ubuntu). What is missing is
 * skipped with a sentence. One browser, one width, one journey: `npm run test:browsers -- --project='WebKit at a phone' -g client`.
 *
 * firefox.ts and webkit.ts drive a browser, each by its protocol; browser.ts says what they have in common; hands.ts finds,
 * fills and clicks parts of a page as a person does.
 */
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { firefox, hasScreen, type Size, virtualScreen, webKitDriver } from './browser.ts'

const browsers = [
  { name: 'Firefox', isHere: firefox, packages: 'firefox-esr' },
  {
    name: 'WebKit',
    isHere: webKitDriver && (hasScreen || virtualScreen),
    packages: 'webkit2gtk-driver xvfb',
  },
]
const sizes: Record<string, Size> = {
  desk: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
}

const here = browsers.filter(({ isHere }) => isHere)
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
for (const { name, isHere, packages } of isWorker ? [] : browsers) {
  if (!isHere)
    process.stdout.write(`${name} is skipped: it is not installed (apt install ${packages}).\n`)
}

export default defineConfig<{ place: { name: string; size: Size } }>({
  ...base,
  testDir: '.',
  globalSetup: here.length > 0 ? '../e2e/start-stack.ts' : [],
  outputDir: '../../test-results',
  workers: 2,
  timeout: 300_000,
  projects: here.flatMap(({ name }) =>
    Object.entries(sizes).map(([width, size]) => ({
      name: `${name} at a ${width}`,
      use: { place: { name, size } },
    })),
  ),
})
