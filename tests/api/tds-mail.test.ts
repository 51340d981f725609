import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { getTdsBooks } from '../../supabase/functions/_shared/data/payments/tds.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import { tdsCreditOf } from '../../supabase/functions/_shared/domain/tds/credit.ts'
import { composeTdsMail } from '../../supabase/functions/_shared/domain/tds/mail.ts'
import { yearOf } from '../../supabase/functions/_shared/domain/tds/quarters.ts'
import { documentWords } from '../../supabase/functions/_shared/languages/documents.ts'
import { keepRows, taxRow } from '../database/ground/tds.ts'
import { fullText } from '../setup/read-pdf.ts'
import { as, sql } from '../setup/stack/database.ts'
import { inbox, makeInvoice } from './mailing.ts'
import { today } from './payments-ground.ts'

const { apiUrl, mailUrl, publishableKey } = inject('stack')

/** A client who deducted 234.57 of an invoice, of which the department has so many rupees. */
async function makeDeducted(reached: number) {
  const { owner, token, client, clientEmail, id } = await makeInvoice()
  await client.post(`/invoice/${id}/payments`, { amount: 1_000, tds: 234.57, method: 'UPI' })
  const [row] = await sql<{ client: string; number: string }[]>`
    select client_id as client, number from books.invoice_records where id = ${id}`
  const { client: book = '', number = '' } = row ?? {}
  await as(owner, async (tx) => {
    await tx`update clients set tds_kind = 'professional' where id = ${book}`
    await tx`select remember_deductor('MUMK12345A', 'KAVERI INTERIORS', ${book})`
    await keepRows(tx, [{ ...taxRow, day: today, tax_minor: reached * 100 }], today)
  })
  const db = createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  })
  const year = yearOf(today)
  const credit = tdsCreditOf(await getTdsBooks(db, year), year).clients[0]
  const quarter = credit?.quarters.find(({ state }) => state !== null)
  if (!credit || !quarter) throw new Error('Nothing was deducted.')
  const business = { name: 'Neel Studio', taxId: null }
  const words = await documentWords('en')
  const mail = composeTdsMail({ business, client: credit.client, quarter }, words)
  const { firstDay: from, lastDay: to } = quarter.quarter
  return { client, clientEmail, number, mail, path: `/client/${book}/statement`, from, to }
}

test('the accounts desk gets the deductions that the department lacks, with the statement of their quarter', async () => {
  const { client, clientEmail, number, mail, path, ...params } = await makeDeducted(200)
  expect(mail.message).toContain('₹234.57 deducted, ₹200.00 there')
  const sent = await client.post(`${path}/send`, mail, {
    ...{ params, headers: { 'Idempotency-Key': 'one' } },
  })
  expect([sent.status, sent.data.data]).toEqual([
    200,
    expect.objectContaining({ kind: 'statement', to: clientEmail, subject: mail.subject }),
  ])
  const [received, ...others] = await inbox(clientEmail)
  expect(others).toEqual([])
  expect(received?.subject).toBe(mail.subject)
  for (const part of [received?.text, received?.html]) {
    expect(part).toContain(`${number}`)
    expect(part).toContain('₹200.00 there')
    expect(part).toContain('Together ₹34.57 is missing.')
    expect(part).toMatch(/\/s\/[\w-]+/)
    expect(part).toMatch(/\/stop\/[\w-]+/)
  }
  const [attachment] = received?.attachments ?? []
  const file = await fetch(
    `${mailUrl}/email/${received?.id}/attachment/${attachment?.generatedFileName}`,
  )
  expect(await fullText(new Uint8Array(await file.arrayBuffer()))).toContain('234.57')
})

test('the client page of a mail about TDS is the statement of its quarter, and the mail is told once', async () => {
  const { client, clientEmail, mail, path, ...params } = await makeDeducted(100)
  for (const _ of [1, 2])
    await client.post(`${path}/send`, mail, { params, headers: { 'Idempotency-Key': 'one' } })
  expect(await inbox(clientEmail)).toHaveLength(1)
  const { mails, links } = (await client.get(`${path}/sharing`)).data.data
  const statement = { from: params.from, to: params.to }
  expect(mails).toMatchObject([{ statement, state: 'sent', to: [clientEmail] }])
  expect(links).toMatchObject([statement])
})
