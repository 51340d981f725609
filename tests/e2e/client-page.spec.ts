import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { encode } from 'uqr'
import { upiLink } from '#domain/payment/upi.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { payTo } from '../factories/rows/shared-invoice-row.ts'
import { lookBeforeRelease } from './axe.ts'
import { expect, test } from './journey.ts'
import { enter, makeSeller, type Seller, share } from './seller.ts'

async function asSeller({ session }: Seller, method: string, path: string, body?: object) {
  const answer = await fetch(`${process.env.BAHI_TEST_APP_URL}/supabase-api/rest/v1${path}`, {
    method,
    headers: {
      apikey: localKeys.publishable,
      Authorization: `Bearer ${session.access_token}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

async function makeSharingSeller() {
  const seller = await makeSeller()
  await asSeller(seller, 'PATCH', '/businesses?name=eq.Neel%20Studio', payTo)
  return { seller, token: await share(seller) }
}

async function inDatabase<T>(read: (sql: postgres.Sql) => Promise<T>) {
  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  const found = await read(sql)
  await sql.end()
  return found
}

const viewsOf = (token: string) =>
  inDatabase(async (sql) => {
    const [link] = await sql`select views from public.invoice_links where token = ${token}`
    return link?.views
  })

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Invoice not found' })

// [page-1] [pay-5]
test('a client opens the link, sees the invoice, and reports the payment, once', {
  tag: '@phone',
}, async ({ page }) => {
  const { seller, token } = await makeSharingSeller()
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))

  const document = await page.goto(`/i/${token}`)
  expect(document?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveTitle(/^Invoice INV\/\d\d-\d\d\/0001 from Neel Studio$/)
  const panel = page.getByRole('region', { name: 'Payment' })
  await expect(panel).toContainText('₹1,23,456.50')
  await expect(panel).toContainText('Due by Jan 31, 2990')
  await expect(page.getByRole('cell', { name: 'Packaging design' })).toBeVisible()
  await expect.poll(() => viewsOf(token)).toBe(1)

  const number = /INV\/\d\d-\d\d\/0001/.exec(await page.title())?.[0] ?? ''
  const link = upiLink({
    vpa: payTo.upi_id,
    payee: 'Neel Studio',
    amountMinor: 12_345_650,
    note: `Invoice ${number}`,
    reference: number,
  })
  const code = page.getByRole('img', { name: /^QR code: pay ₹1,23,456\.50 to neel\.studio@/ })
  await expect(code).toBeVisible()
  const { data } = encode(link, { ecc: 'M', boostEcc: true, border: 4 })
  const black = data.flatMap((row, y) =>
    row.map((module, x) => (module ? `M${x} ${y}h1v1h-1z` : '')),
  )
  await expect(code.locator('path')).toHaveAttribute('d', black.join(''))

  await page.getByRole('button', { name: 'I have paid' }).click()
  await page.getByRole('textbox', { name: 'UTR or reference' }).fill('6325 1234 5678')
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page).toHaveURL(/\/payment-sucess\?claim=[\w-]{24}&reference=\d{12}$/)
  await expect(page.getByText('₹1,23,456.50')).toBeVisible()
  await lookBeforeRelease(page, 'what a client reported')
  expect([...origins]).toEqual([new URL(page.url()).origin])

  const payments = await asSeller(
    seller,
    'GET',
    `/payments?invoice_id=eq.${seller.invoiceId}&select=state,amount_minor,reference,method,from_client`,
  )
  expect(payments).toEqual([
    {
      state: 'claimed',
      amount_minor: 12_345_650,
      reference: '632512345678',
      method: 'UPI',
      from_client: true,
    },
  ])

  await page.goto(`/i/${token}`)
  await expect(panel).toContainText('that you paid ₹1,23,456.50. Neel Studio will confirm it')
  expect(await viewsOf(token)).toBe(1)
})

test('the seller who looks at the link is not counted', { tag: '@desk' }, async ({ page }) => {
  const { seller, token } = await makeSharingSeller()
  await enter(page, seller)
  const noted = page.waitForResponse('**/rpc/note_share_view')
  await page.goto(`/i/${token}`)
  expect((await noted).ok()).toBe(true)
  expect(await viewsOf(token)).toBe(0)
})

// [link-5]
test('an unknown, a shortened, a revoked and a replaced link show the same page', {
  tag: '@desk',
}, async ({ page }) => {
  const { seller, token } = await makeSharingSeller()
  const texts = new Set<string>()
  const look = async (address: string) => {
    await page.goto(address)
    await expect(notFound(page), address).toBeVisible()
    await expect(page).toHaveTitle('Invoice not found · Bahi')
    texts.add(`${await page.title()} ${await page.locator('body').textContent()}`)
  }
  await look('/i/AAAAAAAAAAAAAAAAAAAAAAAA')
  await look(`/i/${token.slice(0, -1)}`)
  await look('/i/')
  await look(`/i/${encodeURIComponent("' or true --")}`)
  await asSeller(seller, 'POST', '/rpc/revoke_share', { invoice_id: seller.invoiceId })
  await look(`/i/${token}`)
  const renewed = await share(seller)
  await asSeller(seller, 'POST', '/rpc/renew_share', { invoice_id: seller.invoiceId })
  await look(`/i/${renewed}`)
  expect(texts.size).toBe(1)
})
