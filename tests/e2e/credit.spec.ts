import type { Page } from '@playwright/test'
import { lookBeforeRelease } from './axe.ts'
import { expect, expectSettled, test } from './journey.ts'
import { chooseAction } from './payments-ground.ts'
import { enter, makeSeller } from './seller.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an invoice is credited and the money given back; another one is written off', {
  tag: '@release',
}, async ({ page, hasTouch }) => {
  const seller = await makeSeller(['Kaveri Interiors', 'Kaveri Interiors'])
  await enter(page, seller)
  await page.goto(`/invoice/${seller.invoiceId}`)
  await expectSettled(page)

  // A part of what came in is credited.
  await panel(page, 'Payments').getByRole('button', { name: 'Record payment' }).click()
  await panel(page, 'Payments').getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('PAID', { exact: true }).first()).toBeVisible()
  await chooseAction(page, 'Credit note')
  const dialog = page.getByRole('dialog')
  // A phone would bring its keyboard up. jsdom lets the menu take the focus back from a dialog that comes at once.
  if (!hasTouch) await expect(dialog.getByLabel('Quantity of Packaging design')).toBeFocused()
  await dialog.getByLabel('Quantity of Packaging design').fill('2')
  await expect(dialog.getByText('₹20,576.08')).toBeVisible()
  await lookBeforeRelease(page, 'The dialog of a credit note')
  await dialog.getByLabel('Reason').fill('Two pieces came back')
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()

  // It has a page of its own, with what is left to refund.
  await expect(heading(page)).toHaveText(/^CN\//)
  await expect(page.getByText('REFUND DUE').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('CREDIT NOTE')).toBeVisible()
  await lookBeforeRelease(page, 'A credit note')
  const refunds = panel(page, 'Refunds')
  await refunds.getByRole('button', { name: 'Record refund' }).click()
  await refunds.getByRole('button', { name: 'Record refund' }).click()
  await expect(page.getByText('REFUNDED').first()).toBeVisible()

  // The other invoice is given up.
  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await page.getByRole('link', { name: /0001$/ }).click()
  await expect(heading(page)).toHaveText(/0001$/)
  await chooseAction(page, 'Write off balance')
  await expect(page.getByRole('dialog')).toContainText('Write off ₹1,23,456.50?')
  await page.getByRole('dialog').getByLabel('Reason').fill('The client has closed down')
  await page.keyboard.press('Enter')
  await expect(page.getByText('WRITTEN OFF').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo write-off' }).click()
  await expect(page.getByText('UNPAID', { exact: true }).first()).toBeVisible()
})
