import { createClient } from '@supabase/supabase-js'
import { extractImages, getDocumentProxy } from 'unpdf'
import { expect, inject, test } from 'vitest'
import {
  getInvoice,
  issueInvoice,
} from '../../supabase/functions/_shared/data/documents/invoices.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { record } from '../database/ledger.ts'
import { newInvoice } from '../factories/new-invoice.ts'
import { logo } from '../factories/png.ts'
import { newRow } from '../factories/rows/new-row.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { fullText } from '../setup/read-pdf.ts'
import { signIn } from '../setup/screens/sign-in.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice as createByRpc, makeRegistered, makeSeller } from '../setup/stack/people.ts'

const { apiUrl, publishableKey } = inject('stack')
const pdf = (url: string) => fetch(`${apiUrl}/functions/v1${url}`)

test('an invoice made through the Data API reads back as one, and its PDF shows it', async () => {
  const db = createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${await signIn(await makeSeller())}` } },
  })
  const invoice = newInvoice({
    clientName: 'Łódź Café “Ñandú”',
    currency: 'USD',
    exchangeRate: 83.5,
    notes: 'Two\nlines',
    items: [newRow({ quantity: '3', amountMinor: 10_000 })],
  })
  const issued = await issueInvoice(db, crypto.randomUUID(), invoice)
  const { id } = issued
  const read = await getInvoice(db, id)
  expect(read).toEqual(issued)
  expect(read).toMatchObject({
    id,
    clientName: invoice.clientName,
    exchangeRate: 83.5,
    total: { minor: 10_000, rupeesMinor: 835_000 },
    items: [
      { description: 'Design', quantity: '3', amount: { minor: 10_000, rupeesMinor: 835_000 } },
    ],
    status: 'UNPAID',
    notes: 'Two\nlines',
  })
  expect(new Date(read.createdAt).toISOString()).toBe(read.createdAt)

  const answer = await pdf(read.pdfUrl ?? '')
  expect(answer.status).toBe(200)
  const text = await fullText(new Uint8Array(await answer.arrayBuffer()))
  expect(text).toContain('₹8,350.00')
  expect(text).toContain('US$100.00')
  expect(text).toContain('Łódź Café')
})

beforeRelease('many PDFs at once each show their own client', async () => {
  const user = await makeSeller()
  const names = Array.from({ length: 50 }, (_, n) => `Canary-${1000 + n}`)
  await Promise.all(names.map((client_name) => as(user, (tx) => createByRpc(tx, { client_name }))))
  const rows = await sql<{ name: string; token: string }[]>`
    select client_name as name, pdf_token as token from invoices where user_id = ${user}`
  const texts = await Promise.all(
    rows.map(async ({ token }) => {
      const answer = await pdf(`/api/invoice/pdf/${token}`)
      return fullText(new Uint8Array(await answer.arrayBuffer()))
    }),
  )
  for (const [index, text] of texts.entries()) {
    expect(names.filter((name) => text.includes(name))).toEqual([rows[index]?.name])
  }
})

test("another person's, a cancelled and a malformed invoice are all not found, nor is the address that a PDF had", async () => {
  const [owner, other] = [await makeSeller(), await makeSeller()]
  const id = await as(owner, (tx) => createByRpc(tx))
  const clientOf = async (user: string) =>
    createClient<Database>(apiUrl, publishableKey, {
      auth: { persistSession: false },
      global: { headers: { Authorization: `Bearer ${await signIn(user)}` } },
    })
  const notFound = { status: 404, code: 'invoice_not_found' }
  await expect(getInvoice(await clientOf(other), id)).rejects.toMatchObject(notFound)
  await expect(getInvoice(await clientOf(owner), 'not-an-id')).rejects.toMatchObject(notFound)
  await expect(getInvoice(await clientOf(owner), id)).resolves.toMatchObject({ id })
  const tokenOf = async () =>
    (await sql`select pdf_token from invoices where id = ${id}`)[0]?.pdf_token
  const handedOut = await tokenOf()
  await as(owner, (tx) => tx`select delete_invoice(${id})`)
  await expect(getInvoice(await clientOf(owner), id)).rejects.toMatchObject(notFound)
  expect((await pdf(`/api/invoice/pdf/${handedOut}`)).status).toBe(404)
  // Its owner alone knows the new one, of a PDF with the word across.
  expect((await pdf(`/api/invoice/pdf/${await tokenOf()}`)).status).toBe(200)
})

test('the PDF has the logo that the invoice was issued with, whatever the business shows now', async () => {
  const user = await makeSeller()
  await as(user, (tx) => tx`update businesses set logo = ${logo({ width: 40, height: 20 })}`)
  const id = await as(user, (tx) => createByRpc(tx))
  await as(user, (tx) => tx`update businesses set logo = null`)
  const [row] = await sql`select pdf_token from invoices where id = ${id}`
  const answer = await pdf(`/api/invoice/pdf/${row?.pdf_token}`)
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  expect(await extractImages(document, 1)).toMatchObject([{ width: 40, height: 20 }])
})

test('the PDF of a share link comes while the link lives, for the balance that is due', async () => {
  const user = await makeSeller()
  const account = {
    upi_id: 'neel@okbank',
    bank_account_name: 'Neel Studio LLP',
    bank_account_number: '123456789012',
    bank_ifsc: 'HDFC0001234',
  }
  await as(user, (tx) => tx`update businesses set ${tx(account)}`)
  const id = await as(user, (tx) => createByRpc(tx))
  const [shared] = await as(user, (tx) => tx`select share_invoice(${id}) as token`)
  const at = `/api/share/${shared?.token}/pdf`
  const answer = await pdf(at)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const text = await fullText(new Uint8Array(await answer.arrayBuffer()))
  for (const value of Object.values(account)) expect(text).toContain(value)

  const receiptAt = `/api/share/${shared?.token}/receipt`
  expect((await pdf(receiptAt)).status).toBe(404)
  const paid = { amount_minor: 50_000, tds_minor: 5_000, method: 'UPI', reference: 'UTR 4321' }
  await as(user, (tx) => record(tx, id, paid))
  const receipt = await pdf(receiptAt)
  expect(receipt.headers.get('Content-Disposition')).toMatch(/filename="Receipt_INV-.+\.pdf"/)
  const words = await fullText(new Uint8Array(await receipt.arrayBuffer()))
  for (const part of ['RECEIPT', 'UPI, UTR 4321', '₹500.00', '₹50.00', 'Rupees Five Hundred Only'])
    expect(words).toContain(part)
  // By the link of its PDF, too, whose invoice need not be shared.
  const own = async () => {
    const [row] = await as(
      user,
      (tx) => tx`select pdf_token as token from invoices where id = ${id}`,
    )
    return pdf(`/api/invoice/pdf/${row?.token}/receipt`)
  }
  expect(await fullText(new Uint8Array(await (await own()).arrayBuffer()))).toBe(words)
  // Only an invoice gives payment details.
  for (const value of Object.values(account)) expect(words).not.toContain(value)

  await as(user, (tx) => tx`select revoke_share(${id})`)
  for (const address of [at, receiptAt]) expect((await pdf(address)).status).toBe(404)
  expect((await own()).status).toBe(200)
  expect((await pdf('/api/share/AAAAAAAAAAAAAAAAAAAAAAAA/pdf')).status).toBe(404)
  expect((await pdf('/api/share/short/pdf')).status).toBe(404)
})

test('an invoice of goods is printed in three copies, one of services in two, each marked (CGST Rule 48)', async () => {
  const user = await makeRegistered()
  const pdfOf = async (hsn_sac: string | null) => {
    const row = {
      description: 'Catalogues',
      unit: 'NOS',
      amount_minor: 100,
      hsn_sac,
      gst_rate: 1800,
    }
    const id = await as(user, (tx) => createByRpc(tx, { client_state_code: '27', items: [row] }))
    const [found] = await sql<{ token: string }[]>`
      select pdf_token as token from books.invoices where id = ${id}`
    return async (copy: string) => {
      const answer = await pdf(`/api/invoice/pdf/${found?.token}?copy=${copy}`)
      const marked = /(ORIGINAL|DUPLICATE|TRIPLICATE) FOR \w+/
      return answer.ok
        ? marked.exec(await fullText(new Uint8Array(await answer.arrayBuffer())))?.[0]
        : (await answer.json()).errors.copy
    }
  }
  const goods = await pdfOf('4911')
  expect(await goods('original')).toBe('ORIGINAL FOR RECIPIENT')
  expect(await goods('duplicate')).toBe('DUPLICATE FOR TRANSPORTER')
  expect(await goods('triplicate')).toBe('TRIPLICATE FOR SUPPLIER')
  expect(await goods('fourth')).toBe('copy must be one of original, duplicate, triplicate.')
  const services = await pdfOf('998391')
  expect(await services('duplicate')).toBe('DUPLICATE FOR SUPPLIER')
  expect(await services('triplicate')).toBe('Of this document copy must be original or duplicate.')
})
