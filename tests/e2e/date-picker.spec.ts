import type { Locator, Page } from '@playwright/test'
import { calendar as calendarPlace, expectAccessible } from './axe.ts'
import { expect, expectSettled, goWithin, coldTest as test } from './journey.ts'
import { chooseAction } from './payments-ground.ts'
import { enter, makeSeller } from './seller.ts'

const calendarOf = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' })

/** It lies in the window as a whole, and on a phone each target is as large as a thumb. */
async function expectInReach(page: Page, calendar: Locator, isPhone: boolean) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await calendar.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  if (!isPhone) return
  const small = await calendar.getByRole('button').evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width < 44 || height < 44
      })
      .map((target) => target.outerHTML),
  )
  expect(small).toEqual([])
}

test('a day is typed or picked the same way on a sheet and in a dialog', {
  tag: '@release',
}, async ({ page, hasTouch }) => {
  await page.clock.setFixedTime('2026-11-27T12:00:00+05:30')
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto('/invoice/create')
  // A new sheet takes the focus to its first word by itself.
  if (!hasTouch) await expect(page.getByRole('textbox', { name: 'Client name' })).toBeFocused()
  const due = page.getByLabel('Due date')
  await due.fill('9 dec')
  await due.press('Enter')
  await expect(due).toHaveValue('9 Dec 2026')
  await page
    .getByRole('button', { name: 'Choose a date' })
    .and(page.locator(':right-of(:text("Due date"))'))
    .first()
    .click()
  const calendar = calendarOf(page)
  await expect(
    calendar.getByRole('button', { name: /^Selected date.*9 December 2026$/ }),
  ).toBeFocused()
  await expectInReach(page, calendar, Boolean(hasTouch))
  await expectAccessible(page, 'the calendar of a day', calendarPlace)
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await calendar.getByRole('button', { name: /\D5 January 2027$/ }).click()
  await expect(due).toHaveValue('5 Jan 2027')
  await expect(calendar).toHaveCount(0)

  await goWithin(page, `/invoice/${seller.invoiceId}`)
  await expectSettled(page)
  await chooseAction(page, 'Debit note')
  const dialog = page.getByRole('dialog', { name: /^Debit note/ })
  await dialog.getByLabel('Due date').click()
  await page.keyboard.press('Alt+ArrowDown')
  await expectInReach(page, calendar, Boolean(hasTouch))
  await calendar.getByRole('button', { name: 'Today' }).click()
  await expect(dialog.getByLabel('Due date')).toHaveValue('27 Nov 2026')
  await expect(dialog.getByLabel('Due date')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(calendar.getByRole('button', { name: /27 November 2026$/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Due date')).toBeFocused()
})
