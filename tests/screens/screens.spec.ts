import type { Page } from '@playwright/test'
import { demoLogin } from '#supabase/local/settings.ts'
import { findingsOf, paint } from '../e2e/axe.ts'
import { expect, expectSettled, coldTest as test } from '../e2e/journey.ts'
import { enter, giveBusiness, makePerson, type Person, signIn, speak } from '../e2e/seller.ts'
import { demoPlaces, forSellers, forVisitors, type Place } from './places.ts'
import { type Say, sayIn } from './said.ts'
import { type Stage, setStage } from './stage.ts'
import { clientStatesOf, type State, type Step, statesOf } from './states.ts'

const widths = [360, 768, 1440]
const folder = 'screens'
/** Some of the places, by a part of their names: `ONLY=invoice npm run screens`. */
const only = (process.env.ONLY ?? '').split(',')

/** Makes room for all of a dialog that is open, and says whether one is. */
async function showDialog(page: Page, width: number, height: number): Promise<boolean> {
  const dialog = page.locator('dialog[open]').last()
  if ((await dialog.count()) === 0) return false
  const wanted = await dialog.evaluate((open) => open.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, wanted + 64) })
  return true
}

/** A part that a narrower screen leaves out fades in when it comes. */
const untilFadedIn = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((motion) => motion.finished))
  })

/** Takes the pictures of one screen at each width in both themes, and lists its faults. */
async function look(page: Page, pictures: string, isError: boolean): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    const height = width === 1440 ? 900 : 740
    await page.setViewportSize({ width, height })
    const fullPage = !isError && !(await showDialog(page, width, height))
    for (const theme of ['dark', 'light'] as const) {
      await paint(page, theme)
      const path = `${pictures}-${width}-${theme}.png`
      await untilFadedIn(page)
      // A long page takes its time on a busy machine.
      await page.screenshot({ path, fullPage, timeout: 60_000 })
      const whole = theme === 'dark' && width !== 768
      for (const fault of await findingsOf(page, whole ? 'everything' : 'colours')) {
        found.push(`${width} ${theme}: ${fault}`)
      }
    }
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) found.push(`${width}: it is ${over} px too wide`)
  }
  return found
}

/** Brings what comes late, when it is near, with its fonts. */
async function showAll(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Opens something by its steps, and tells why one of them cannot be taken. */
async function take(page: Page, steps: Step[], say: Say): Promise<string | null> {
  try {
    for (const step of steps) await step(page, say)
    if (steps.length === 0) return null
    // A dialog may load its own code before it shows anything.
    await page.waitForTimeout(1_000)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    return null
  } catch (error) {
    return String(error)
  }
}

/** How the data of a screen come. */
type Answer = 'as they are' | 'never' | 'failing'

interface As {
  person?: Person
  answer?: Answer
}

async function walk(page: Page, name: string, places: State[], answer: Answer = 'as they are') {
  const say = sayIn(name.slice(0, 2))
  if (answer !== 'as they are') {
    await page.route(/\/supabase-api\/(rest|functions)\//, (route) =>
      answer === 'failing' ? route.fulfill({ status: 500, json: {} }) : undefined,
    )
  }
  const faults: Record<string, string[]> = {}
  for (const [place, address, ...steps] of places) {
    if (!only.some((part) => place.includes(part))) continue
    await page.goto(address)
    await expect(page.getByRole('main')).toBeVisible()
    if (answer !== 'never') {
      await expectSettled(page)
      await showAll(page)
    } else {
      // The screen's own code is there.
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    }
    const missed = await take(page, steps, say)
    if (missed) {
      faults[`${name}/${place}`] = [missed]
      continue
    }
    const found = await look(page, `${folder}/${name}/${place}`, answer === 'failing')
    if (found.length > 0) faults[`${name}/${place}`] = found
  }
  expect.soft(faults).toEqual({})
}

/** Walks the places in each language; who is signed in reads that of their profile. */
async function walkInEach(page: Page, name: string, places: Place[], as: As = {}) {
  if (as.person) await enter(page, as.person)
  for (const language of ['en', 'hi']) {
    if (as.person) await speak(as.person, language)
    await page.addInitScript((spoken) => localStorage.setItem('bahi-language', spoken), language)
    await walk(page, `${language}/${name}`, places, as.answer)
  }
}

test('visitors', ({ page }) => walkInEach(page, 'visitors', forVisitors))

test.describe('the demo seller', () => {
  // One after the other: each changes what the other would show.
  test.describe.configure({ mode: 'default' })

  test('full', async ({ page }) => {
    const { person, documents, clientPages } = await demoPlaces()
    await walkInEach(page, 'full', [...forSellers, ...documents], { person })
    await walkInEach(page, 'client', clientPages)
  })

  let stage: Stage | undefined
  for (const [language, name] of [
    ['en', 'English'],
    ['hi', 'Hindi'],
  ] as const) {
    test(`open, in ${name}`, async ({ page }) => {
      const person = await signIn(demoLogin.email, demoLogin.password)
      await speak(person, language)
      stage ??= await setStage(person)
      await walk(page, `${language}/open`, clientStatesOf(stage.tokens[language]))
      await enter(page, person)
      await walk(page, `${language}/open`, statesOf(stage))
    })
  }
})

test('empty', async ({ page }) => {
  const person = await makePerson()
  await giveBusiness(person)
  await walkInEach(page, 'empty', forSellers, { person })
})

test('first run', async ({ page }) => {
  const places = forSellers.filter(([name]) => /dashboard|create|business|paid/.test(name))
  await walkInEach(page, 'first-run', places, { person: await makePerson() })
})

/** One document that never comes stands for all. */
const withoutData: Place[] = [...forSellers, ['invoice', `/invoice/${crypto.randomUUID()}`]]

test('loading', async ({ page }) => {
  await walkInEach(page, 'loading', withoutData, { person: await makePerson(), answer: 'never' })
})

test('error', async ({ page }) => {
  await walkInEach(page, 'error', withoutData, { person: await makePerson(), answer: 'failing' })
})
