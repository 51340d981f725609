import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { upiLink } from '#domain/payment/upi.ts'
import { payTo } from '../factories/rows/shared-invoice-row.ts'
import { expect, expectSettled, fillInvoice, mailsWith, test } from './journey.ts'
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

// [pay-1]
test('from a new invoice to PAID on both sides: a reminder in the inbox, its link, codes that a phone can read, a report, its confirmation', {
  tag: '@phone',
}, async ({ page, browser, visitor: client }) => {
  await enter(page, await payableSeller())
  await page.goto('/invoice/create')
  await fillInvoice(page)
  await page.getByRole('button', { name: 'More ways to create' }).click()
  await page.getByRole('menuitem', { name: 'Create and send' }).click()
  await expect(page).toHaveURL(/\/invoice\/[\w-]{36}$/)
  await expect(page.getByRole('dialog', { name: 'Send by email' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSettled(page)
  const number =
    /INV\/\d\d-\d\d\/\d{4}/.exec((await page.getByRole('article').textContent()) ?? '')?.[0] ?? ''
  await panel(page, 'Share').getByRole('button', { name: 'Copy link' }).click()
  await panel(page, 'Remind').getByRole('button', { name: 'Remind by email' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  const word = `A word from Asha about ${number}, ${crypto.randomUUID()}.`
  await message.fill(`${word}\n\n${await message.inputValue()}`)
  // The mail as it arrives, in a frame that the headers of the app allow.
  const write = page.getByRole('button', { name: 'Write', exact: true })
  if (await write.isVisible()) await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe[title="Preview of the email"]')
  await expect(preview.getByText(word)).toBeVisible()
  expect(
    await preview
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByText('Email sent.')).toBeVisible()

  const mails = await mailsWith(word)
  expect(mails).toHaveLength(1)
  const link = /http\S+\/i\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  expect(mails[0]?.to).toMatchObject([{ address: 'billing@kaveri.example' }])
  expect(mails[0]?.text).toContain(word)
  expect(mails[0]?.text).toContain(number)
  expect(mails[0]?.attachments).toMatchObject([{ contentType: 'application/pdf' }])

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
  const [receipt] = await Promise.all([
    client.waitForEvent('download'),
    client.getByRole('link', { name: 'Download receipt' }).click(),
  ])
  expect(receipt.suggestedFilename()).toBe(`Receipt_${number.replaceAll('/', '-')}.pdf`)
})
