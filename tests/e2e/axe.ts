import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './journey.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function paint(page: Page, theme: 'dark' | 'light') {
  await page.evaluate(async (choice) => {
    localStorage.setItem('bahi-theme', choice)
    window.dispatchEvent(new Event('bahi-theme-change'))
    // A colour on its way from one theme to the other has the contrast of neither.
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  }, theme)
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
}

/** What axe objects to, a line for each place. */
const violations = (page: Page) =>
  page.evaluate(async (values) => {
    const { violations: found } = await window.axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    })
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, tags)

/** What every screen owes to everybody, as it stands now: axe is content in both themes, nothing scrolls sideways. */
export async function expectAccessible(page: Page, state: string) {
  await page.evaluate(axe.source)
  for (const theme of ['dark', 'light'] as const) {
    await paint(page, theme)
    expect.soft(await violations(page), `${state} in ${theme}`).toEqual([])
  }
  const { width, wanted } = await page.evaluate(() => ({
    width: window.innerWidth,
    wanted: document.documentElement.scrollWidth,
  }))
  expect.soft(wanted, `${state} scrolls sideways`).toBeLessThanOrEqual(width)
}
