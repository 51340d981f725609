import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Presses Tab until the place has the focus, which must be there to be seen. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(place).toBeVisible()
  // To find a place by its name costs more than to press a key: it is found anew only if its element is gone.
  let element = await place.elementHandle()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    if (!(await element?.evaluate((it) => it.isConnected))) element = await place.elementHandle()
    if (await element?.evaluate((it) => it.matches(':focus-visible'))) return
  }
  throw new Error(`${key} does not reach ${place}`)
}

/** Tabs to a field, unless it has the focus by itself, and types into it. */
export async function typeInto(page: Page, place: Locator, text: string) {
  await expect(place).toBeVisible()
  const isThere = await place.evaluate((element) => element.matches(':focus-visible'))
  if (!isThere) await tabTo(page, place)
  await page.keyboard.type(text)
}

/** Tabs to a button or a link and presses it as a keyboard does. */
export async function press(page: Page, place: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

/** A keyboard that counts: each letter, each key, each one that is held meanwhile. */
export function countedKeys({ keyboard }: Page) {
  let count = 0
  return {
    count: () => count,
    async type(text: string) {
      count += text.length
      await keyboard.type(text)
    },
    async press(keys: string) {
      count += keys.split('+').length
      await keyboard.press(keys)
    },
  }
}
