import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import type { Size } from './browser.ts'
import { firefox, hasWebKit } from './installed.ts'

const missing = [
  ...(firefox ? [] : ['Firefox (apt-get install firefox-esr)']),
  ...(hasWebKit ? [] : ['WebKit (apt-get install webkit2gtk-driver xvfb)']),
]
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
if (missing.length > 0 && !isWorker) {
  process.stdout.write(`Skipped without ${missing.join(' and ')}.\n`)
}

const names = [...(firefox ? ['firefox'] : []), ...(hasWebKit ? ['webkit'] : [])]
const sizes: Record<string, Size> = {
  desk: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
}

/** Journeys of `npm run test:browsers`: no part of the gate. */
export default defineConfig<{ place: { name: string; size: Size } }>({
  ...base,
  testDir: '.',
  globalSetup: names.length > 0 ? '../e2e/start-stack.ts' : [],
  outputDir: '../../test-results',
  workers: 2,
  timeout: 300_000,
  // Chromium alone is what the gate has.
  projects: (names.length > 0 ? ['chrome', ...names] : []).flatMap((name) =>
    Object.entries(sizes).map(([width, size]) => ({
      name: `${name} at a ${width}`,
      use: { place: { name, size } },
    })),
  ),
})
