import type { Page } from '@playwright/test'

/**
 * Collects the refusals of the page's policy on every document; `test` itself fails on errors in
 * the console.
 */
export async function watchViolations(page: Page) {
  const refused: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note: unknown = Reflect.get(window, 'noteViolation')
      if (typeof note === 'function') {
        note(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`)
      }
    })
  })
  return refused
}
