import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** The walk of `npm run screens`: no part of the gate, and no time to keep. */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './start-demo.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  timeout: 30 * 60_000,
  use: { ...base.use, actionTimeout: 5_000 },
  projects: [{ name: 'screens' }],
})
