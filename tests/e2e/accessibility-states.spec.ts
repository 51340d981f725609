import type { Page } from '@playwright/test'
import { calendar, expectAccessible, lookBeforeRelease } from './axe.ts'
import { expect, fillInvoice, test, visit } from './journey.ts'
import { clients, enter, makeSeller, sellerOfWorker } from './seller.ts'

// Screens that are empty, on their way or failing: `npm run screens`.

async function open(page: Page, address: string, shown: string | RegExp) {
  await visit(page, address)
  await expect(page.getByText(shown).first()).toBeVisible()
}

test('a failed screen is accessible, dark and light', { tag: '@release' }, async ({ page }) => {
  await enter(page, await sellerOfWorker())
  await page.route('**/supabase-api/rest/**', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/dashboard', 'Error loading recent invoices: Unknown error')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, 'a dashboard that failed to load')
})

test('dialogs and menus are accessible, dark and light', { tag: '@release' }, async ({ page }) => {
  await enter(page, await makeSeller(clients))
  await open(page, '/invoices', 'Showing 1-5 of 6 invoices')
  const actions = page.getByRole('button', { name: /^Actions for INV/ }).first()
  await actions.click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expectAccessible(page, 'the menu of a card')

  await page.getByRole('menuitem', { name: 'Send by email' }).click()
  await lookBeforeRelease(page, 'the question before a mail without a way to pay')
  await page.getByRole('button', { name: 'Send without payment details' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expectAccessible(page, 'the mail of an invoice')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Email sent.')).toBeVisible()
  await expect(page.getByText(/^Sent to .+@/)).toBeVisible()
  await page.goto('/invoices')

  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText(/^You emailed it on /)).toBeVisible()
  await expectAccessible(page, 'the question before a deletion')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Wrong amount')
  await page.getByRole('button', { name: 'Delete invoice' }).click()
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page, 'a toast with its way back')

  await open(page, '/invoices?status=CANCELLED', /^Deleted \d{4}-/)
  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByText(/^You deleted this invoice on /)).toBeVisible()
  await expectAccessible(page, 'a deleted invoice')

  await page.getByRole('searchbox').fill('Ta')
  await expect(page.getByRole('option', { name: /Tapti Textiles/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, 'what the search offers')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Filter by Month:/ }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'the choice of a month', calendar)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'day', exact: true }).click()
  await page.getByRole('button', { name: /^Filter by Date:/ }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'the choice of a day', calendar)
})

test('a form that is wrong says so accessibly, dark and light', { tag: '@release' }, async ({
  page,
}) => {
  for (const [address, button] of [
    ['/register', 'Sign Up'],
    ['/reset-password/123456', 'Reset Password'],
  ] as const) {
    await visit(page, address)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expectAccessible(page, `${address}, wrongly filled in,`)
  }
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'a refused login')
})

test('a wrong invoice and a wrong business say so accessibly, dark and light', {
  tag: '@release',
}, async ({ page }) => {
  await enter(page, await sellerOfWorker())
  await page.goto('/invoice/create')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
  await page.getByRole('button', { name: 'Add Item' }).click()
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Description').fill('Labels')
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expectAccessible(page, 'an invoice, wrongly filled in,')
  await fillInvoice(page)
  await page.getByRole('group', { name: 'Item 2' }).getByLabel('Amount').fill('20')
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the question about a row that would be left out')

  await page.goto('/setting/business')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Postal code' }).fill('1')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expectAccessible(page, 'a business, wrongly filled in,')
  await page.goto('/setting/tax')
  await page.getByRole('button', { name: 'Edit Tax' }).click()
  await page.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZO')
  await expectAccessible(page, 'a wrong GSTIN')
})
