import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fullText } from '../setup/read-pdf.ts'
import { lookBeforeRelease } from './axe.ts'
import { expect, test, visit } from './journey.ts'
import { openInvoice, panel, record } from './payments-ground.ts'
import { enter, giveRegistration, makeSeller } from './seller.ts'

const badge = (page: Page, status: string) => page.getByRole('main').getByText(status).first()

// [ledger-7]
test('an invoice of ₹1,23,456.50 is paid in part, then in full, and unpaid again when that is undone', {
  tag: '@desk',
}, async ({ page }) => {
  const seller = await makeSeller()
  await enter(page, seller)
  await openInvoice(page, seller)
  const payments = panel(page, 'Payments')
  const entries = payments.getByRole('list', { name: 'Payments' }).getByRole('listitem')
  await expect(payments.getByText('Nothing received yet.')).toBeVisible()

  await record(page, '100000')
  await expect(entries).toHaveCount(1)
  await expect(payments.getByText('Balance due', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText('₹23,456.50').first()).toBeVisible()
  await expect(badge(page, 'PARTLY PAID')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await expect(page.getByRole('article').getByText('₹23,456.50 due')).toBeVisible()

  await openInvoice(page, seller)
  await record(page)
  await expect(entries).toHaveCount(2)
  await expect(badge(page, 'PAID')).toBeVisible()
  await expect(payments.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
  await payments.getByRole('button', { name: /^Undo ₹23,456\.50 of / }).click()
  await payments.getByLabel('Reason').fill('The cheque bounced')
  await payments.getByRole('button', { name: 'Undo payment' }).dblclick()
  await expect(payments.getByText('Undone: The cheque bounced')).toBeVisible()
  await expect(badge(page, 'PARTLY PAID')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await expect(page.getByRole('article').getByText('PARTLY PAID')).toBeVisible()
})

test('one payment settles a client’s invoices, and is undone on all of them', {
  tag: '@release',
}, async ({ page }) => {
  const seller = await makeSeller(['Kaveri Interiors', 'Kaveri Interiors'])
  await enter(page, seller)
  await page.goto('/clients')
  await page.getByRole('link', { name: 'Kaveri Interiors' }).click()
  await panel(page, 'Payments').getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment from Kaveri Interiors' })
  await dialog.getByLabel('Amount', { exact: true }).fill('150000')
  await expect(dialog.getByLabel(/^Amount for .*1$/)).toHaveValue('1,23,456.50')
  await expect(dialog.getByLabel(/^Amount for .*2$/)).toHaveValue('26,543.50')
  await lookBeforeRelease(page, 'a payment over several invoices')
  await dialog.getByRole('button', { name: 'Record payment' }).dblclick()
  await expect(dialog).toBeHidden()

  await openInvoice(page, seller)
  const payments = panel(page, 'Payments')
  await expect(page.getByRole('article').getByText('₹96,913.00').first()).toBeVisible()
  await payments.getByRole('button', { name: /^Undo / }).click()
  await expect(payments.getByText(/including its share on other invoices/)).toBeVisible()
  await payments.getByLabel('Reason').fill('The transfer came back')
  await payments.getByRole('button', { name: 'Undo payment' }).click()
  await expect(payments.getByText('Undone: The transfer came back')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'UNPAID' })).toHaveCount(2)
})

test('an advance gets a receipt voucher with its tax, an invoice uses a part, and the rest goes back by a refund voucher', {
  tag: '@release',
}, async ({ page }) => {
  const seller = await makeSeller()
  await giveRegistration(seller)
  await enter(page, seller)
  const openClient = async () => {
    await visit(page, '/clients')
    // The screen before names the client as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
    await page.getByRole('link', { name: 'Kaveri Interiors' }).click()
  }
  await openClient()
  await panel(page, 'Payments').getByRole('button', { name: 'Record payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Payment from Kaveri Interiors' })
  await payment.getByLabel('Amount', { exact: true }).fill('1180')
  await payment.getByLabel(/^Amount for /).fill('')
  await payment.getByRole('switch', { name: 'Keep ₹1,180.00 as an advance' }).click()
  await payment.getByRole('button', { name: 'Record payment' }).click()

  const advances = panel(page, 'Advances')
  await advances.getByRole('button', { name: /^Receipt voucher for ₹1,180\.00/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Receipt voucher' })
  await dialog.getByLabel('Description').fill('Design of a house')
  await lookBeforeRelease(page, 'a receipt voucher to be issued')
  await dialog.getByRole('button', { name: 'Issue voucher' }).dblclick()
  await expect(page.getByText('Receipt voucher issued.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^RV\/\d\d-\d\d\/0001$/)
  const sheet = page.getByRole('article')
  for (const said of ['RECEIPT VOUCHER', 'Not known yet: inter-State', '₹180.00', '₹1,180.00'])
    await expect(sheet.getByText(said).first()).toBeVisible()
  await lookBeforeRelease(page, 'a receipt voucher')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const text = await fullText(new Uint8Array(await readFile(await file.path())))
  expect(text).toContain('RECEIPT VOUCHER')

  await openInvoice(page, seller)
  const payments = panel(page, 'Payments')
  await payments.getByRole('button', { name: 'Use part of ₹1,180.00' }).click()
  await payments.getByLabel('Amount to use').fill('500')
  await payments.getByRole('button', { name: 'Use part' }).dblclick()
  await expect(payments.getByText(/^From an advance/)).toBeVisible()
  await expect(sheet.getByText(/^₹500\.00 of RV\/\d\d-\d\d\/0001/)).toBeVisible()

  await openClient()
  await advances.getByRole('button', { name: /^Refund ₹680\.00/ }).click()
  const back = page.getByRole('dialog', { name: 'Refund advance' })
  await lookBeforeRelease(page, 'an advance to be refunded')
  await back.getByRole('button', { name: 'Record refund' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^RF\/\d\d-\d\d\/0001$/)
  await expect(sheet.getByText('REFUND VOUCHER')).toBeVisible()
  await expect(sheet.getByText('Against receipt voucher')).toBeVisible()
  await expect(page.getByText('Replaces')).toHaveCount(0)
  await openClient()
  await expect(panel(page, 'Vouchers').getByRole('listitem')).toHaveCount(2)
  await expect(advances).toHaveCount(0)
  await lookBeforeRelease(page, 'a client with vouchers')
})
