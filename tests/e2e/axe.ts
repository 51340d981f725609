import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { atOneWidth, expect } from './journey.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Its packed form, since every document has to read it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Ends running transitions: a colour halfway has the contrast of neither. */
const arrive = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  })

/** Shows the page in a theme, once nothing moves. */
export async function paint(page: Page, theme: 'dark' | 'light') {
  await page.evaluate((choice) => {
    localStorage.setItem('bahi-theme', choice)
    window.dispatchEvent(new Event('bahi-theme-change'))
  }, theme)
  await arrive(page)
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`))
}

const everything: axe.RunOnly = { type: 'tag', values: tags }
/** Rules about colours; all others give the same in both themes. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface Asked {
  runOnly: axe.RunOnly
  /** A selector. */
  place: string
}

/** Lists the findings of axe, a line for each place. */
const objections = (page: Page, asked: Asked) =>
  page.evaluate(async ({ runOnly, place }) => {
    const { violations: found } = await window.axe.run(place, {
      runOnly,
      // It would fetch all styles and sounds anew, for rules that are not among these.
      preload: false,
      resultTypes: ['violations'],
    })
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, asked)

/** The same without what came or went while axe looked, as a toast does. */
async function violations(page: Page, asked: Asked) {
  const found = await objections(page, asked)
  if (found.length === 0) return found
  await arrive(page)
  return objections(page, asked)
}

/** A calendar lies over a part of the screen, of which nothing is in reach meanwhile. */
export const calendar = '[role="dialog"][aria-modal="true"]'

/** Loads axe into the document and lists what it finds: all of it, or what a colour can break. */
export async function findingsOf(page: Page, what: 'everything' | 'colours', place = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return violations(page, { runOnly: what === 'colours' ? colours : everything, place })
}

/** Checks the screen as it stands, or a place on it: axe is content in both themes, and nothing scrolls sideways. */
export async function expectAccessible(page: Page, state: string, place = 'html') {
  await paint(page, 'dark')
  expect.soft(await findingsOf(page, 'everything', place), `${state} in dark`).toEqual([])
  await paint(page, 'light')
  expect.soft(await findingsOf(page, 'colours', place), `${state} in light`).toEqual([])
  const { width, wanted } = await page.evaluate(() => ({
    width: window.innerWidth,
    wanted: document.documentElement.scrollWidth,
  }))
  expect.soft(wanted, `${state} scrolls sideways`).toBeLessThanOrEqual(width)
}

/**
 * The same for a state that only its journey brings about. The gate looks at one of each kind in accessibility.spec.ts and
 * accessibility-states.spec.ts; THOROUGH=1 looks at all.
 */
export async function lookBeforeRelease(page: Page, state: string, place = 'html') {
  if (!atOneWidth) await expectAccessible(page, state, place)
}
