import { logo } from '../../factories/png.ts'
import { as, asServer, sql, type Tx } from '../../setup/stack/database.ts'
import {
  createEstimate,
  createForerunner,
  createInvoice,
  makeRegistered,
} from '../../setup/stack/people.ts'
import { credited } from '../credit.ts'
import { debited } from '../debit.ts'
import { claim, record, share } from '../ledger.ts'
import type { Row } from '../moving.ts'
import { receive } from '../receipts.ts'
import { keepCredit } from './tds.ts'

export const row = {
  description: 'Design',
  quantity: 2,
  rate: '1500.5',
  gst_rate: 1800,
  hsn_sac: '998391',
}
/** The one that is neither cancelled nor exported. */
export const isInvoice = (one: Row) =>
  one.kind === 'invoice' && one.cancelled_at === null && one.supply === 'domestic'

/** An export of the caller with what is noted of it, and of its month. */
export async function noteExports(tx: Tx) {
  const abroad = await createInvoice(tx, { client_country: 'US', with_tax: true, items: [row] })
  const paid = await record(tx, abroad, { amount_minor: 2_000 })
  await tx`select note_remittance(${paid}, 'ADV', rupees_minor => 1990, charges_minor => 10)`
  await tx`select note_export_terms(${abroad}, '2990-01-01', contract_number => 'C 1')`
  await tx`select note_edf('2026-10-01', form_number => 'EDF9')`
}

/** As if all filed returns had told something, and a buyer had rejected a note. */
export async function keepFiled(seller: string, note: string) {
  await sql`
    insert into filed_rows (user_id, mark_id, first_day, section, told)
    select user_id, id, first_day, 'hsn', '[]' from filed_periods where user_id = ${seller}`
  await sql`insert into note_rejections (user_id, note_id, rejected_on) values (${seller}, ${note}, '2026-10-01')`
}

/** A registered seller with one row in each table that an account has, so that moving leaves no table behind. */
export async function makeSellerOfEachKind() {
  const seller = await makeRegistered({ logo: logo(), signature: logo(), round_off: true })
  await as(seller, async (tx) => {
    await tx`update profiles set phone = '9820012345', location = 'Pune', remind_due = true, mail_receipts = false`
    await tx`select set_invoice_numbering('A', 3, 41)`
    await tx`select keep_tally_ledgers('[{"ledger": "sales", "name": "Fees"}]')`
    await tx`select create_item(gen_random_uuid(), '{"description": "Design", "rate": 1500.5, "gst_rate": 1800}')`
    const invoice = await createInvoice(tx, {
      ...{ items: [row], po_number: 'PO 7', notes: 'Thanks' },
      client_email: `${seller.slice(0, 8)}@kaveri.example`,
    })
    const paid = await record(tx, invoice, { amount_minor: 1_000, tds_minor: 100, note: 'Half' })
    await receive(tx, invoice, 5_000, { excess: 'advance' })
    await claim(tx, await share(tx, invoice), { amount_minor: 700 })
    await tx`select mark_sent(${invoice})`
    await credited(tx, invoice, { amount_minor: 400 })
    await debited(tx, invoice, { amount_minor: 1_180 })
    const estimate = await createEstimate(tx, { items: [row] })
    await tx`select accept_estimate(${estimate})`
    const proforma = await createForerunner(tx, 'proforma_invoice', { items: [row] })
    await record(tx, proforma, { amount_minor: 2_000 })
    await claim(tx, await share(tx, proforma), { amount_minor: 300 })
    const goods = { ...row, hsn_sac: '9403', unit: 'NOS', gst_rate: undefined }
    await createForerunner(tx, 'delivery_challan', { items: [goods], reason: 'job_work' })
    const given = await tx<{ id: string }[]>`select id from clients limit 1`
    const client = given[0]?.id ?? ''
    await keepCredit(tx, client, paid)
    const content = tx.json({ clientId: client, items: [{ description: 'Half typed' }] })
    await tx`select save_draft(gen_random_uuid(), 0, ${content})`
    await tx`select create_schedule(gen_random_uuid(), ${tx.json({
      ...{ every: 'month', start_on: '2990-01-01', mode: 'draft', terms_days: 7 },
      content: { clientId: client },
    })})`
    await tx`select keep_mapping('items', '{Name}', '{"description": 0}')`
    await noteExports(tx)
    await tx`select file_period('2026-04-01', '2026-06-30')`
    await tx`select unfile_period('2026-04-01', '2026-06-30', 'A slip')`
    await tx`select file_period('2026-04-01', '2026-06-30')`
    await tx`select cancel_invoice(${await createInvoice(tx, { items: [row] })}, 'A slip')`
  })
  await sql`
    insert into schedule_runs (schedule_id, period, user_id, invoice_id, late)
    select schedules.id, '2026-01-01', ${seller}, invoices.id, false
    from schedules join invoices using (user_id) where user_id = ${seller} and sequence = 41`
  const [issued] = await sql<{ id: string }[]>`
    select id from invoices where user_id = ${seller} and kind = 'invoice' order by sequence limit 1`
  await asServer(
    (tx) => tx`
      select end_invoice_mail(
        (begin_invoice_mail(${seller}, ${issued?.id ?? ''}, gen_random_uuid(), 'invoice', 'Invoice', '') ->> 'id')::uuid,
        'sent'
      )`,
  )
  return seller
}
