import type { Page } from '@playwright/test'
import { expectSettled, visit } from './journey.ts'
import type { Seller } from './seller.ts'

export const panel = (page: Page, name: string) => page.getByRole('region', { name })

export async function openInvoice(page: Page, { invoiceId }: Seller) {
  await visit(page, `/invoice/${invoiceId}`)
  await expectSettled(page)
}

/** Chooses from the menu of the document that is open. */
export async function chooseAction(page: Page, name: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

export async function record(page: Page, amount?: string) {
  const payments = panel(page, 'Payments')
  await payments.getByRole('button', { name: 'Record payment' }).click()
  if (amount) await payments.getByLabel('Amount').fill(amount)
  await payments.getByRole('button', { name: 'Record payment' }).dblclick()
}
