import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { upiLink } from '#domain/upi.ts'
import { payTo } from '../factories/shared-invoice-row.ts'
import { expect, expectSettled, fillInvoice, test } from './journey.ts'
import { drawPage, readCodes } from './read-code.ts'
import { enter, giveBusiness, makePerson } from './seller.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })

async function payableSeller() {
  const seller = await makePerson()
  await giveBusiness(seller)
  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  await sql`
    update public.businesses set ${sql(payTo)}
    where user_id = (select id from auth.users where email = ${seller.email})`
  await sql.end()
  return seller
}

test('from a new invoice to PAID on both sides: link, codes that a phone can read, report, confirmation', async ({
  page,
  context,
  browser,
}) => {
  await enter(page, await payableSeller())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/invoice/create')
  await fillInvoice(page)
  await page.getByRole('button', { name: 'Create Invoice' }).click()
  await expect(page).toHaveURL(/\/invoice\/[\w-]{36}$/)
  await expectSettled(page)
  const number =
    /INV\/\d\d-\d\d\/\d{4}/.exec((await page.getByRole('article').textContent()) ?? '')?.[0] ?? ''
  await panel(page, 'Share').getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const client = await (await browser.newContext({ acceptDownloads: true })).newPage()
  await client.goto(link)
  const expected = upiLink({
    vpa: payTo.upi_id,
    payee: 'Neel Studio',
    amountMinor: 12_345_650,
    note: `Invoice ${number}`,
    reference: number,
  })
  const code = client.getByRole('img', { name: /^QR code: pay ₹1,23,456\.50/ })
  expect(await readCodes(await code.screenshot())).toEqual([expected])

  const [download] = await Promise.all([
    client.waitForEvent('download'),
    client.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  const pdf = await readFile(await download.path())
  expect(await readCodes(await drawPage(browser, pdf))).toEqual([expected])

  await client.getByRole('button', { name: 'I have paid' }).click()
  await client.getByRole('textbox', { name: 'UTR or reference' }).fill('632512345678')
  await client.getByRole('button', { name: 'Send' }).click()
  await expect(client).toHaveURL(/\/payment-sucess/)

  await page.reload()
  const payments = panel(page, 'Payments')
  await payments
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click()
  await expect(payments.getByText('632512345678')).toBeVisible()
  await payments
    .getByRole('button', { name: /^Confirm/ })
    .last()
    .click()
  await expect(page.getByRole('main').getByText('PAID', { exact: true }).first()).toBeVisible()

  await client.goto(link)
  await expect(client.getByText('PAID', { exact: true }).first()).toBeVisible()
  await expect(code).toHaveCount(0)
  await client.context().close()
})
