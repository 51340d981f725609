import { toSnake } from '#data/snake-names.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import type { SharedInvoiceRow } from '#src/client-page/client-invoice.ts'
import { sharedItem, untaxed } from './invoice-rows.ts'

export const nowhere = {
  upi_id: null,
  bank_account_name: null,
  bank_account_number: null,
  bank_ifsc: null,
  bank_name: null,
  bank_swift: null,
}
export const payTo = {
  upi_id: 'neel.studio@okhdfcbank',
  bank_account_name: 'Neel Studio',
  bank_account_number: '50100123456789',
  bank_ifsc: 'HDFC0001234',
  bank_name: null,
  bank_swift: null,
}

/** An answer of `shared_invoice` for a link: ₹1,23,456.50, due, and not yet paid. */
export const sharedInvoiceRow = (changes: Partial<SharedInvoiceRow> = {}): SharedInvoiceRow => ({
  number: 'INV/26-27/0042',
  status: 'UNPAID',
  currency: 'INR',
  exchange_rate: null,
  issue_date: '2026-11-20',
  due_date: '2990-01-31',
  paid_date: null,
  payment_method: null,
  client_name: 'Kaveri Interiors',
  client_email: 'billing@kaveri.example',
  ...untaxed(12_345_650, changes),
  notes: null,
  total_minor: 12_345_650,
  total_inr_minor: 12_345_650,
  settled_minor: 0,
  credited_minor: 0,
  tds_minor: 0,
  balance_minor: 12_345_650,
  items: [
    sharedItem({
      description: 'Packaging design',
      quantity: 12,
      taxable_minor: 12_345_650,
      taxable_inr_minor: 12_345_650,
    }),
  ],
  pay_to: payTo,
  claim: null,
  estimate: null,
  ...changes,
})

export const paidRow = () =>
  sharedInvoiceRow({
    status: 'PAID',
    paid_date: '2026-11-25',
    payment_method: 'UPI',
    settled_minor: 12_345_650,
    balance_minor: 0,
    pay_to: null,
  })

/** Turns a document into the answer of `shared_invoice`. */
export const sharedRowOf = (invoice: InvoiceDocument): SharedInvoiceRow => {
  const { items, total, settled, credited, balance, bank, business, buyer, taxes, parts, ...rest } =
    invoice
  const { id, clientId, placeOfSupplyReason, pdfUrl, createdAt, cancelledAt, reach, ...shown } =
    rest
  const { writtenOff, writtenOffAt, writeOffReason, original, vouchers, ...known } = shown
  const { formattedInvoiceNumber, upiId, ...columns } = known
  return {
    ...toSnake(columns),
    number: formattedInvoiceNumber,
    seller: business,
    buyer,
    taxes: taxes.map(toSnake),
    vouchers: vouchers.map(toSnake),
    parts: parts.map(toSnake),
    total_minor: total.minor,
    total_inr_minor: total.rupeesMinor,
    settled_minor: settled.minor,
    credited_minor: credited.minor,
    balance_minor: balance.minor,
    original: original && {
      number: original.number,
      issue_date: original.issueDate,
      kind: original.kind,
    },
    items: items.map(({ id: _, amount, quantity, rate, discountPercent, ...item }) => ({
      ...toSnake(item),
      quantity: Number(quantity),
      rate: rate === null ? null : Number(rate),
      discount_percent: discountPercent === null ? null : Number(discountPercent),
      taxable_minor: amount.minor,
      taxable_inr_minor: amount.rupeesMinor,
    })),
    pay_to:
      balance.minor === 0
        ? null
        : {
            upi_id: upiId,
            bank_account_name: bank?.name ?? null,
            bank_account_number: bank?.number ?? null,
            bank_ifsc: bank?.ifsc ?? null,
            bank_name: bank?.bankName ?? null,
            bank_swift: bank?.swift ?? null,
          },
    claim: null,
    estimate: null,
  }
}
