import config from './playwright.config.ts'
export default { ...config, timeout: 400_000, expect: { timeout: 60_000 } }
