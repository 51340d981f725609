import type { Page } from '@playwright/test'
import { lookBeforeRelease } from './axe.ts'
import { expect, expectSettled, test } from './journey.ts'
import { enter, giveBusiness, makePerson } from './seller.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function type(page: Page, description: string, amount: string) {
  await page.getByRole('textbox', { name: 'Client name', exact: true }).fill('Kaveri Interiors')
  await page
    .getByRole('textbox', { name: 'Client email', exact: true })
    .fill('billing@kaveri.example')
  const item = page.getByRole('group', { name: 'Item 1' })
  await item.getByLabel('Description').fill(description)
  await item.getByLabel('Amount').fill(amount)
}

test('a challan is made on a phone, and becomes the invoice', { tag: '@release' }, async ({
  page,
}) => {
  const person = await makePerson()
  await giveBusiness(person)
  await enter(page, person)
  await page.goto('/challan/create')
  await type(page, 'Teak planks', '10200')
  await page.getByLabel('Reason').selectOption('Job work')
  // At the top, where no field stands half below the bar at the foot, which axe calls too small.
  await page.evaluate(() => scrollTo(0, 0))
  await lookBeforeRelease(page, 'the form of a challan')
  await page.getByRole('button', { name: 'Create Delivery Challan' }).click()
  await expect(heading(page)).toHaveText(/^JW\/\d\d-\d\d\/0001$/)
  await expectSettled(page)
  await lookBeforeRelease(page, 'the screen of a challan')
  await page.getByRole('button', { name: 'Convert to invoice' }).click()
  await expect(heading(page)).toHaveText('Create Invoice')
  await page.getByLabel('Due date').fill('2990-01-31')
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(heading(page)).toHaveText(/^INV\/\d\d-\d\d\/0001$/)
})

test('a proforma invoice is paid by its link in advance, and its invoice uses that', {
  tag: '@release',
}, async ({ page, visitor: client }) => {
  const person = await makePerson()
  await giveBusiness(person)
  await enter(page, person)
  await page.goto('/proforma/create')
  await type(page, 'Packaging design', '5000')
  await page.getByRole('button', { name: 'Create Proforma Invoice' }).click()
  await expect(heading(page)).toHaveText(/^PF\/\d\d-\d\d\/0001$/)
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/rpc/share_invoice'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  const token: string = await (await shared).json()
  await expectSettled(page)
  await lookBeforeRelease(page, 'the screen of a proforma invoice')

  // The client, who has no account.
  await client.goto(`/i/${token}`)
  await expect(heading(client)).toContainText('Proforma invoice PF/')
  await client.getByRole('button', { name: 'I have paid' }).click()
  await client.getByRole('textbox', { name: 'UTR or reference' }).fill('632512345678')
  await lookBeforeRelease(client, 'the client’s page of a proforma invoice')
  await client.getByRole('button', { name: 'Send' }).click()
  await expect(client).toHaveURL(/\/payment-sucess/)

  await page.reload()
  const payments = page.getByRole('region', { name: 'Payments' })
  await payments
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click()
  await expect(payments.getByLabel('TDS')).toHaveCount(0)
  await payments
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click()
  await expect(page.getByText('PAID', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Payments are kept as an advance from/)).toBeVisible()
  await page.getByRole('button', { name: 'Convert to invoice' }).click()
  await expect(heading(page)).toHaveText('Create Invoice')
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(heading(page)).toHaveText(/^INV\/\d\d-\d\d\/0001$/)
  await expect(page.getByText('PAID', { exact: true }).first()).toBeVisible()

  await client.goto(`/i/${token}`)
  await expect(client.getByText('This was converted to an invoice.')).toBeVisible()
  await expect(client.getByRole('button', { name: 'I have paid' })).toHaveCount(0)
})
