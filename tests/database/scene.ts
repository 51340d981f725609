import { as, sql } from '../setup/stack/database.ts'
import {
  createEstimate,
  createInvoice,
  emailOf,
  makePerson,
  makeSeller,
  turnFactorOn,
} from '../setup/stack/people.ts'
import { credited } from './credit.ts'
import { keepCredit, taxRow } from './ground/tds.ts'
import { claim, record, share, today } from './ledger.ts'

export type Scene = { seller: string; values: (name: string) => Record<string, string | null> }

const schedule =
  '{"every": "month", "start_on": "2990-01-01", "mode": "draft", "terms_days": 0, "content": {}}'

/** A credit of a bank file. */
const bankRow = {
  day: '2026-04-01',
  amount_minor: 100,
  narration: 'NEFT',
  method: 'Bank transfer',
  standing: 'stands',
  occurrence: 1,
}

/** Makes a seller with something of each kind, so that every function finds its data. */
export async function makeScene(): Promise<Scene> {
  const seller = await makeSeller()
  await turnFactorOn(seller)
  const made = await as(seller, async (tx) => {
    const invoice = await createInvoice(tx)
    const token = await share(tx, invoice)
    const recorded = await record(tx, invoice)
    await claim(tx, token, { amount_minor: 500 })
    const [kept] = await tx<{ id: string }[]>`
      select create_item(gen_random_uuid(), '{"description": "Retainer"}') as id`
    const [repeated] = await tx<{ id: string }[]>`
      select create_schedule(gen_random_uuid(), (${schedule}::text)::jsonb) as id`
    await tx`select keep_bank_rows(${tx.json([{ ...bankRow, narration: 'IMPS' }])})`
    const [waiting] = await tx<{ id: string }[]>`select id from bank_rows`
    const [buyer] = await tx<{ client_id: string }[]>`select client_id from invoices limit 1`
    await keepCredit(tx, buyer?.client_id ?? '', recorded)
    const [certificate] = await tx<{ id: string }[]>`select id from books.tds_certificates`
    const draft = crypto.randomUUID()
    await tx`select save_draft(${draft}, 0, '{}')`
    const imported = crypto.randomUUID()
    await tx`select stage_import(${imported}, 'clients', 1, '[{"name": "Narmada Foods"}]')`
    const [exported] = await tx<{ id: string }[]>`select start_export() as id`
    await tx`select make_webhook('https://hooks.example/in', '{payments}')`
    const estimate = await createEstimate(tx)
    const paid = await createInvoice(tx)
    await record(tx, paid, { amount_minor: 150_050 })
    const note = await credited(tx, paid, { amount_minor: 500 })
    const [advance, taxed] = await tx<{ id: string }[]>`
      select record_receipt(
        gen_random_uuid(), client_id, 'INR', 5000, private.today(), 'UPI', '[]', excess => 'advance'
      ) as id
      from invoices, generate_series(1, 2) where invoices.id = ${invoice}`
    const offered = { estimate, offer: await share(tx, estimate) }
    return {
      invoice,
      token,
      recorded,
      note,
      advance: advance?.id ?? null,
      taxed: taxed?.id ?? null,
      unpaid: await createInvoice(tx),
      item: kept?.id ?? null,
      draft,
      ...offered,
      schedule: repeated?.id ?? null,
      exported: exported?.id ?? null,
      credit: waiting?.id ?? '',
      certificate: certificate?.id ?? '',
      imported,
    }
  })
  // A registered seller owes tax on an advance, and a voucher.
  await as(seller, async (tx) => {
    await tx`
      update businesses
      set gst_registration = 'regular', tax_id = '27AAPFU0939F1ZV', default_gst_rate = 1800`
    await tx`select issue_voucher(gen_random_uuid(), ${made.taxed}, '{"description": "Design"}')`
    await tx`select file_period('2026-04-01', '2026-06-30')`
  })
  const [shipped, remitted] = await as(seller, async (tx) => {
    const abroad = await createInvoice(tx, { client_country: 'DE', with_tax: true })
    return [abroad, await record(tx, abroad, { amount_minor: 100 })] as const
  })
  const [gone, stays] = await as(seller, async (tx) => {
    const made = tx<{ id: string }[]>`
      select create_client(gen_random_uuid(), jsonb_build_object('name', name)) as id
      from unnest(array['Tapti Textiles', 'Indus Books']) as name`
    return (await made).map(({ id }) => id)
  })
  const invited = await makeSeller()
  const ownEmail = await emailOf(seller)
  const [asked] = await as(
    invited,
    (tx) => tx<{ token: string }[]>`
      select invite_member(${ownEmail}, 'partner') ->> 'token' as token`,
  )
  const member = await makePerson()
  await sql`insert into private.members (user_id, person_id, role) values (${seller}, ${member}, 'partner')`
  const [row] = await sql<Record<'claimed' | 'pdf' | 'mail' | 'webhook' | 'delivery', string>[]>`
    with mail as (
      insert into invoice_mails (invoice_id, user_id, kind, sent_to, subject, request_key, request_fingerprint)
      values (${made.invoice}, ${seller}, 'invoice', 'a@kaveri.example', 'Invoice', gen_random_uuid(), 'f')
      returning id
    )
    select invoice.pdf_token as pdf, mail.id as mail, payment.id as claimed, told.id as delivery, told.webhook_id as webhook
    from invoices as invoice, mail, payments as payment, private.webhook_deliveries as told
    where told.user_id = ${seller} and invoice.id = ${made.invoice} and payment.invoice_id = invoice.id and payment.state = 'claimed'`
  if (!row) throw new Error('The scene is not complete.')
  const day = await today()
  const everywhere = {
    invoice_id: made.invoice,
    estimate_id: made.estimate,
    list: 'estimates',
    note_id: made.note,
    ...{ rejected_on: null, corrects_id: null, corrects: 'false' },
    items: null,
    accepted: 'true',
    name: 'Meera Iyer',
    state: 'sent',
    payment_id: row.claimed,
    mail_id: row.mail,
    token: made.token,
    amount_minor: '100',
    balance_minor: '100',
    parts: '[]',
    sign: '-1',
    tds_minor: '0',
    paid_on: day,
    due_date: '2990-01-01',
    first_day: day,
    last_day: day,
    last_month: day,
    from_day: day,
    to_day: day,
    day,
    rate: '1800',
    method: 'UPI',
    reference: 'UTR of a call',
    note: 'Thank you',
    reason: 'A mistake',
    kind: 'invoice',
    register: 'invoices',
    subject: 'Invoice',
    fingerprint: 'f',
    about: '{"description": "Design"}',
    document: JSON.stringify({
      client_name: 'Kaveri Interiors',
      client_email: 'billing@kaveri.example',
      due_date: '2990-01-01',
      items: [{ description: 'Design', quantity: 1, amount_minor: 100 }],
    }),
    document_id: made.invoice,
    original_id: null,
    draft_id: made.draft,
    version: '0',
    content: '{"clientName": "Kaveri"}',
    discarded: 'true',
    item_id: made.item,
    receipt_id: made.advance,
    payment: null,
    other_day: day,
    currency: 'INR',
    allocations: '[]',
    excess: 'advance',
    advance_for: 'goods',
    commercial: 'false',
    ...{ accepted_on: day, agreed_days: '30' },
    port_code: 'INBOM4',
    shipping_bill: '1234567',
    shipping_bill_date: day,
    issue_date: day,
    gstin: null,
    furnished: 'false',
    ...{ listed: 'true', supply: 'export', buyer: '{}' },
    ...{ bank_advice: 'ADV', irm_number: null, fira_number: null, fira_file: null },
    ...{ purpose_code: 'P0802', rupees_minor: '100', charges_minor: '0', net_minor: '100' },
    ...{ realise_by: '2990-01-01', lut_paid_by: null, contract_number: 'C 1', contract_date: day },
    ...{ remarks: null, closed_on: null, closing_note: null, form_number: 'EDF9', due_on: null },
    ...{ filed_on: day, mode: null, third_party: null },
    noted: day,
    filing: 'monthly',
    schedule_id: made.schedule,
    schedule,
    wanted: 'paused',
    item: JSON.stringify({ description: `Item ${crypto.randomUUID()}` }),
    archived: 'false',
    ...{ prefix: 'INV', padding: '4' },
    next_sequence: null,
    skip: '0',
    most: '5',
    status: 'UNPAID',
    query: 'kaveri',
    client_id: gone ?? '',
    into_id: stays ?? '',
    client: JSON.stringify({ name: 'Konkan Roasters' }),
    ids: `{${gone}}`,
    owner: seller,
    line: 'kaveri',
    addresses: '{a@b.example}',
    ...{ cancelled: 'false', with_cancelled: 'true' },
    issued_from: day,
    issued_to: day,
    due_from: day,
    due_to: '2990-01-01',
    ...{ least_minor: '100', most_minor: '100000000' },
    ...{ sort: 'due', descending: 'true' },
    ...{ renewed: 'false', sent: 'false' },
    field: 'name',
    code: 'required',
    params: '{}',
    value: 'a@b.example',
    export_id: made.exported,
    part: 'documents',
    after: null,
    import_id: made.imported,
    restore_id: crypto.randomUUID(),
    place: '1',
    rows: '[]',
    pages: '1',
    purpose: 'bank',
    heads: '{Date,Amount}',
    mapping: '{"day": 0}',
    ledgers: '[{"ledger": "sales", "name": "Design Fees"}]',
    ...{ after_day: null, after_id: null },
    bank_rows: JSON.stringify([bankRow]),
    bookings: JSON.stringify([
      {
        row_id: made.credit,
        parts: [{ invoice_id: made.unpaid, amount_minor: 100, tds_minor: 0 }],
      },
    ]),
    row_ids: `{${made.credit}}`,
    aside: 'true',
    tell_client: 'true',
    business: null,
    ...{
      tds_kind: 'professional',
      credited_on: null,
      told_on: day,
      tds_rows: JSON.stringify([taxRow]),
    },
    ...{ tan: 'MUMK12345A', deductor: 'KAVERI', forgets: 'false', quarter: '2026-04-01' },
    ...{ certificate: 'ABC2', received_on: day, certificate_id: made.certificate },
    ...{ since: day, until: day },
    ...{ hsn_sac: '998314', unit: 'NOS', quantity: '1', is_whole: 'false' },
    ...{ description: 'Design', discount_percent: '5', discount_minor: null },
    ...{ password: 'a guess', person: seller, session_id: crypto.randomUUID() },
    claims: '{}',
    ...{ key: 'bahi_live_x', key_id: seller, role: 'anon' },
    ...{ path: '/', scopes: '{}', expires_on: day, comment_id: seller, text: 'Is this 18 %?' },
    ...{ webhook_id: row.webhook, delivery_id: row.delivery, url: 'https://hooks.example/at' },
    ...{ is_on: 'true', topics: '{payments}', form: 'gstr1' },
    ...{
      email: 'ravi@kaveri.example',
      invitation_id: seller,
      person_id: member,
      business_id: seller,
    },
  }
  return {
    seller,
    values: (name) => ({
      ...everywhere,
      request_key: crypto.randomUUID(),
      // Money was received on the other one, so it is neither deleted nor revised.
      ...(/\.(delete_invoice|cancel_invoice|set_cancelled|revise_invoice)$/.test(name) && {
        invoice_id: made.unpaid,
      }),
      // A new one.
      ...(/\.(save_draft|duplicate_document)$/.test(name) && { draft_id: crypto.randomUUID() }),
      ...(/\.(file_period|reports_standing)$/.test(name) && {
        ...{ first_day: '2026-07-01', last_day: '2026-09-30', filed_on: day },
      }),
      ...(name.endsWith('.unfile_period') && { first_day: '2026-04-01', last_day: '2026-06-30' }),
      ...(name.endsWith('.stage_import') && { kind: 'clients', import_id: crypto.randomUUID() }),
      ...(name.endsWith('.issue_forerunner') && { kind: 'estimate' }),
      ...(name.endsWith('.refund_advance') && { receipt_id: made.taxed }),
      ...(name.endsWith('.undo_payment') && { payment_id: made.recorded }),
      ...(/\.invoice_(document|receipt)$/.test(name) && { token: row.pdf }),
      ...(/\.(accept_)?invitation$/.test(name) && { token: asked?.token ?? '' }),
      ...(name.endsWith('_month') && { first_day: '2026-04-01' }),
      ...(name.endsWith('_member') && { role: 'accountant' }),
      ...(name.endsWith('.answer_estimate') && { token: made.offer }),
      ...(/\.(set_shipping|note_export_terms)$/.test(name) && { invoice_id: shipped }),
      ...(name.endsWith('.note_remittance') && { payment_id: remitted }),
      ...(name.endsWith('.note_edf') && { first_day: '2026-10-01' }),
      ...(name === 'private.refuse' && { status: '422' }),
    }),
  }
}
