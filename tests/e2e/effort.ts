import type { Page } from '@playwright/test'

/** Counts what a person does on a page from now on: real clicks, and the fields that they fill, each once. */
export async function countEffort(page: Page) {
  const effort = { clicks: 0, fields: 0 }
  await page.exposeFunction('countedEffort', (kind: keyof typeof effort) => {
    effort[kind] += 1
  })
  const listen = () => {
    const filled = new WeakSet<EventTarget>()
    const count = (kind: string) => {
      if ('countedEffort' in window && typeof window.countedEffort === 'function') {
        window.countedEffort(kind)
      }
    }
    // A click on a label makes a second one on its field, which no pointer made.
    document.addEventListener('click', ({ detail }) => detail > 0 && count('clicks'), true)
    document.addEventListener(
      'input',
      ({ target }) => {
        if (!target || filled.has(target)) return
        filled.add(target)
        count('fields')
      },
      true,
    )
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return effort
}
