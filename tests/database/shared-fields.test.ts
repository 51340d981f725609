import { beforeEach, expect, test } from 'vitest'
import { as, asOwner, sql } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { claim, invoiceOver, record, share } from './ledger.ts'

let seller: string
let invoice: string
let token: string

beforeEach(async () => {
  seller = await makeSeller()
  invoice = await invoiceOver(seller, 150_050, { notes: 'Thank you' })
  token = await as(seller, (tx) => share(tx, invoice))
})

const shown = (candidate: string) =>
  as(null, async (tx) => (await tx`select shared_invoice(${candidate}) as it`)[0]?.it)

const documentBehind = (candidate: string) =>
  as(null, async (tx) => (await tx`select shared_document(${candidate}) as it`)[0]?.it)

const payload = [
  'balance_minor',
  'buyer',
  'cess_minor',
  'cgst_minor',
  'claim',
  'client_email',
  'client_name',
  'commercial',
  'credit_reason',
  'credited_minor',
  'currency',
  'due_date',
  'estimate',
  'exchange_rate',
  'igst_minor',
  'issue_date',
  'items',
  'kind',
  'language',
  'notes',
  'number',
  'original',
  'paid_date',
  'parts',
  'pay_by',
  'pay_to',
  'payment_method',
  'place_of_supply',
  'po_number',
  'port_code',
  'prices_include_tax',
  'received_on',
  'refundable_minor',
  'refunded_minor',
  'reverse_charge',
  'round_off_minor',
  'seller',
  'settled_minor',
  'sgst_minor',
  'shipping_bill',
  'shipping_bill_date',
  'status',
  'supply',
  'taxable_minor',
  'taxes',
  'tds_minor',
  'tds_percent',
  'total_inr_minor',
  'total_minor',
  'vouchers',
  'with_tax',
]
const sellerKeys = [
  'address',
  'city',
  'compositionScheme',
  'country',
  'email',
  'gstRegistration',
  'hsnSummary',
  'logo',
  'lutNumber',
  'lutYear',
  'name',
  'phone',
  'postalCode',
  'reverseChargeWording',
  'signature',
  'state',
  'stateCode',
  'taxId',
  'udyam',
  'website',
]
/** All that a row of the document says. */
const rowKeys = [
  'cess_minor',
  'cgst_minor',
  'description',
  'discount_minor',
  'discount_percent',
  'gst_rate',
  'hsn_sac',
  'igst_minor',
  'includes_tax',
  'quantity',
  'rate',
  'sgst_minor',
  'taxability',
  'taxable_inr_minor',
  'taxable_minor',
  'unit',
]
const payToKeys = [
  'bank_account_name',
  'bank_account_number',
  'bank_ifsc',
  'bank_name',
  'bank_swift',
  'upi_id',
]

// [link-6]
test('a link shows these fields and no others', async () => {
  await as(null, (tx) =>
    claim(tx, token, { amount_minor: 500, reference: 'SECRET', note: 'SECRET' }),
  )
  await as(seller, (tx) => record(tx, invoice, { reference: 'SECRET', note: 'SECRET' }))
  const it = await shown(token)
  expect(Object.keys(it).sort()).toEqual(payload)
  expect(Object.keys(it.seller).sort()).toEqual(sellerKeys)
  expect(Object.keys(it.pay_to).sort()).toEqual(payToKeys)
  expect(Object.keys(it.claim).sort()).toEqual(['amount_minor', 'claimed_on', 'tds_minor'])
  expect(Object.keys(it.items[0]).sort()).toEqual(rowKeys)
  expect(it).toMatchObject({
    number: expect.stringMatching(/^INV\//),
    status: 'UNPAID',
    settled_minor: 1_000,
    balance_minor: 149_050,
    notes: 'Thank you',
    claim: { amount_minor: 500 },
  })
  const text = JSON.stringify(it)
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/)
  expect(text).not.toContain('SECRET')
  expect(text).not.toContain(token)
})

const documentKeys = [
  'balance_minor',
  'bank',
  'buyer',
  'cess_minor',
  'cgst_minor',
  'client_email',
  'client_name',
  'commercial',
  'created_at',
  'credit_reason',
  'credited_minor',
  'currency',
  'due_date',
  'exchange_rate',
  'id',
  'igst_minor',
  'issue_date',
  'items',
  'kind',
  'language',
  'notes',
  'number',
  'original',
  'paid_date',
  'parts',
  'payment_method',
  'place_of_supply',
  'po_number',
  'port_code',
  'prices_include_tax',
  'received_on',
  'refundable_minor',
  'refunded_minor',
  'reverse_charge',
  'round_off_minor',
  'seller',
  'settled_minor',
  'sgst_minor',
  'shipping_bill',
  'shipping_bill_date',
  'status',
  'supply',
  'taxable_minor',
  'taxes',
  'tds_minor',
  'total_inr_minor',
  'total_minor',
  'upi_id',
  'vouchers',
  'with_tax',
]

test('the document of a link and of the PDF’s own address hold these fields and no others', async () => {
  const [row] =
    await sql`select invoice_document(pdf_token) as it from invoices where id = ${invoice}`
  for (const it of [await documentBehind(token), row?.it]) {
    expect(Object.keys(it).sort()).toEqual(documentKeys)
    expect(Object.keys(it.seller).sort()).toEqual(sellerKeys)
    expect(Object.keys(it.items[0]).sort()).toEqual([...rowKeys, 'id'].sort())
  }
})

test('a key that joins the stored seller reaches no holder of a link', async () => {
  const added = await asOwner(async (tx) => {
    await openIssued(tx)
    await tx`update invoices set seller = seller || '{"secret": "SECRET"}' where id = ${invoice}`
    return tx`select shared_invoice(${token}) as page, shared_document(${token}) as document`
  })
  expect(added[0]?.page.seller).toMatchObject({ name: 'Neel Studio' })
  expect(JSON.stringify(added)).not.toContain('SECRET')
})

test('tax deducted by a client is shown apart from the money received', async () => {
  await as(seller, (tx) => record(tx, invoice, { amount_minor: 900, tds_minor: 100 }))
  expect(await shown(token)).toMatchObject({ settled_minor: 1_000, tds_minor: 100 })
})

test('a client pays to where the seller is paid today, and is told so only while something is due', async () => {
  const details = {
    upi_id: 'neel@okbank',
    bank_account_name: 'Neel Studio',
    bank_account_number: '50100012345678',
    bank_ifsc: 'HDFC0001234',
  }
  await as(seller, (tx) => tx`update businesses set ${tx(details)}`)
  expect(await shown(token)).toMatchObject({ pay_to: details, claim: null })
  await as(seller, (tx) => tx`update businesses set upi_id = 'new@okbank'`)
  expect(await shown(token)).toMatchObject({ pay_to: { upi_id: 'new@okbank' } })
  const payment = await as(seller, (tx) => record(tx, invoice, { amount_minor: 150_050 }))
  expect(await shown(token)).toMatchObject({ status: 'PAID', balance_minor: 0, pay_to: null })
  await as(seller, (tx) => tx`select undo_payment(${payment}, 'A slip')`)
  expect(await shown(token)).toMatchObject({ pay_to: { upi_id: 'new@okbank' } })
})

test('the details of payment enter the PDF while something is due, and never the seller’s copy', async () => {
  await as(
    seller,
    (tx) => tx`
      update businesses
      set upi_id = 'neel@okbank', bank_account_name = 'Neel Studio', bank_account_number = '50100012345678',
        bank_ifsc = 'HDFC0001234'`,
  )
  const id = await invoiceOver(seller, 100)
  const printed = async () => {
    const [row] = await sql`select invoice_document(pdf_token) as it from invoices where id = ${id}`
    return row?.it
  }
  const bank = { name: 'Neel Studio', number: '50100012345678', ifsc: 'HDFC0001234' }
  const due = await printed()
  expect(due).toMatchObject({ total_minor: 100, upi_id: 'neel@okbank', tds_minor: 0, bank })
  expect(JSON.stringify(due.seller)).not.toMatch(/okbank|50100012345678/)
  await as(seller, (tx) => record(tx, id, { amount_minor: 100 }))
  expect(await printed()).toMatchObject({ balance_minor: 0, upi_id: null, bank: null })
})
