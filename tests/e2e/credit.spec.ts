import type { Page } from '@playwright/test'
import { lookBeforeRelease } from './axe.ts'
import { atOneWidth, expect, expectSettled, goWithin, test } from './journey.ts'
import { chooseAction } from './payments-ground.ts'
import { enter, makeSeller } from './seller.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an invoice is credited, the money given back, and its rest written off', async ({ page }) => {
  test.skip(atOneWidth && test.info().project.name === 'desktop', 'A phone has the least room.')
  test.slow()
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto(`/invoice/${seller.invoiceId}`)
  await expectSettled(page)

  // A part of what came in is credited.
  await panel(page, 'Payments').getByRole('button', { name: 'Record payment' }).click()
  await panel(page, 'Payments').getByLabel('Amount').fill('123456.50')
  await panel(page, 'Payments').getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('PAID', { exact: true }).first()).toBeVisible()
  await chooseAction(page, 'Credit note')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantity of Packaging design').fill('2')
  await expect(dialog.getByText('₹20,576.08')).toBeVisible()
  await lookBeforeRelease(page, 'The dialog of a credit note')
  await dialog.getByLabel('Reason').fill('Two pieces came back')
  await dialog.getByRole('button', { name: 'Issue credit note' }).click()

  // It has a page of its own, with what is left to refund.
  await expect(heading(page)).toHaveText(/^CN\//)
  const note = (await heading(page).textContent()) ?? ''
  await expect(page.getByText('REFUND DUE').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('CREDIT NOTE')).toBeVisible()
  await lookBeforeRelease(page, 'A credit note')
  const refunds = panel(page, 'Refunds')
  await refunds.getByRole('button', { name: 'Record refund' }).click()
  await refunds.getByRole('button', { name: 'Record refund' }).click()
  await expect(page.getByText('REFUNDED').first()).toBeVisible()
  await refunds.getByRole('button', { name: /^Undo ₹20,576\.08 of / }).click()
  await refunds.getByLabel('Reason').fill('Entered twice')
  await refunds.getByRole('button', { name: 'Undo refund' }).click()
  await expect(page.getByText('REFUND DUE').first()).toBeVisible()

  // It is found by its own filter and by its number, and in no other list.
  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'CREDIT NOTES' }).click()
  await expect(page.getByRole('article', { name: note })).toBeVisible()

  // Without the payment the rest is still due, until it is given up.
  await goWithin(page, `/invoice/${seller.invoiceId}`)
  await panel(page, 'Payments')
    .getByRole('button', { name: /^Undo ₹1,23,456\.50 of / })
    .click()
  await panel(page, 'Payments').getByLabel('Reason').fill('The cheque bounced')
  await panel(page, 'Payments').getByRole('button', { name: 'Undo payment' }).click()
  await expect(page.getByText('UNPAID', { exact: true }).first()).toBeVisible()
  await chooseAction(page, 'Write off balance')
  await expect(page.getByRole('dialog')).toContainText('Write off ₹1,02,880.42?')
  await page.getByRole('dialog').getByLabel('Reason').fill('The client has closed down')
  await page.keyboard.press('Enter')
  await expect(page.getByText('WRITTEN OFF').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo write-off' }).click()
  await expect(page.getByText('UNPAID', { exact: true }).first()).toBeVisible()
})
