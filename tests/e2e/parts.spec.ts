import { lookBeforeRelease } from './axe.ts'
import { expect, fillInvoice, test } from './journey.ts'
import { enter, giveBusiness, makePerson } from './seller.ts'

test('an invoice is billed in two parts, one is paid, and its client is asked for the other', {
  tag: '@release',
}, async ({ page, visitor: client }) => {
  const person = await makePerson()
  await giveBusiness(person)
  await enter(page, person)

  await page.goto('/invoice/create')
  await fillInvoice(page)
  await page.getByRole('button', { name: 'Split payment' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount or percentage' })).toBeFocused()
  await page.keyboard.type('25%')
  const last = page.getByRole('group', { name: 'Instalment 2' })
  await expect(last).toContainText('₹92,592.37')
  await lookBeforeRelease(page, 'the form of what is due in parts')
  await page.getByRole('button', { name: 'Create Invoice' }).click()

  const sheet = page.getByRole('article')
  const parts = sheet.getByRole('table').filter({ hasText: 'Instalment' })
  await expect(parts).toContainText('1 (25 %)')
  await expect(parts).toContainText('₹30,864.13')
  await expect(parts).toContainText('₹92,592.37')
  await lookBeforeRelease(page, 'an invoice that is due in parts')

  const payments = page.getByRole('region', { name: 'Payments' })
  await payments.getByRole('button', { name: 'Record payment' }).click()
  await expect(payments.getByLabel('Amount')).toHaveValue('30,864.13')
  await payments.getByRole('button', { name: 'Record payment' }).click()
  await expect(parts).toContainText('Paid')
  await expect(sheet).toContainText('Next Instalment DueMar 2, 2990')

  const shared = page.waitForResponse('**/rpc/share_invoice')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const token: string = await (await shared).json()
  await client.goto(`/i/${token}`)
  await expect(client.getByRole('region', { name: 'Payment' })).toContainText('Due by Mar 2, 2990')
  await client.getByRole('button', { name: 'I have paid' }).click()
  await expect(client.getByLabel('Amount (₹)')).toHaveValue('92,592.37')
  await lookBeforeRelease(client, 'the page of an invoice that is due in parts')
})
