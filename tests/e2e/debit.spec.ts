import type { Page } from '@playwright/test'
import { lookBeforeRelease } from './axe.ts'
import { expect, expectSettled, test } from './journey.ts'
import { chooseAction } from './payments-ground.ts'
import { enter, makeSeller } from './seller.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an invoice that charged too little gets a debit note, which is found and shown to its client', {
  tag: '@release',
}, async ({ page, visitor: client, hasTouch }) => {
  const seller = await makeSeller()
  await enter(page, seller)
  await page.goto(`/invoice/${seller.invoiceId}`)
  await expectSettled(page)

  await chooseAction(page, 'Debit note')
  const dialog = page.getByRole('dialog')
  // A phone would bring its keyboard up. jsdom lets the menu take the focus back from a dialog that comes at once.
  if (!hasTouch) await expect(dialog.getByLabel('Quantity of Packaging design')).toBeFocused()
  await dialog.getByLabel('Quantity of Packaging design').fill('2')
  await expect(dialog.getByText('₹20,576.08')).toBeVisible()
  await lookBeforeRelease(page, 'The dialog of a debit note')
  await dialog.getByLabel('Reason').fill('Two pieces were not billed')
  await dialog.getByRole('button', { name: 'Issue debit note' }).click()

  // It has a page of its own, and is owed beside its invoice.
  await expect(heading(page)).toHaveText(/^DN\/\d\d-\d\d\/0001$/)
  const note = (await heading(page).textContent()) ?? ''
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/rpc/share_invoice'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  const token: string = await (await shared).json()
  await expect(page.getByRole('article').getByText('DEBIT NOTE')).toBeVisible()
  await expectSettled(page)
  await lookBeforeRelease(page, 'A debit note')

  // It is found by a filter of its own.
  await page.getByRole('link', { name: 'Back to Invoices' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'DEBIT NOTES' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: note })).toBeVisible()

  // The client, who has no account.
  await client.goto(`/i/${token}`)
  await expect(heading(client)).toContainText(note)
  await expect(client.getByRole('article')).toContainText('Two pieces were not billed')
  await expect(client.getByText('₹20,576.08').first()).toBeVisible()
  await lookBeforeRelease(client, 'the client’s page of a debit note')
})
