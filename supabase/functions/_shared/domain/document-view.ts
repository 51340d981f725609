import { formatDay } from './dates.ts'
import { type Figure, figureOf } from './figures.ts'
import type { Invoice, InvoiceItem, InvoiceStatus, Payable, Seller } from './invoice.ts'
import { formatMoney, formatQuantity, formatRate, formatWhole } from './money.ts'
import { product } from './product.ts'
import { settlementLines } from './totals.ts'
import { upiRequestOf } from './upi.ts'
import { amountInWords } from './words.ts'

type Item = Omit<InvoiceItem, 'id'>

/** What of an invoice its readers see. Of the payments only a caller that knows them can tell. */
export type ViewedInvoice = Omit<
  Invoice,
  | 'id'
  | 'pdfUrl'
  | 'createdAt'
  | 'cancelledAt'
  | 'reach'
  | 'items'
  | 'clientId'
  | 'placeOfSupplyReason'
> &
  Partial<Payable> & { items: Item[] }

/** What stands in the place of what is missing; where nothing is given, nothing stands there. */
export type Missing = {
  paymentMethod: string
  notes: string
  notesRemark: string
  exchangeRate: string
}

type Fact = { label: string; value: string }
type Party = { label: string; name: string; lines: string[] }

/** Text is a figure without an original. */
type Column = { label: Figure; align: 'start' | 'end' }
type Row = { position: number; cells: Figure[] }
type Line = { label: string; figure: Figure; weight: 'plain' | 'strong' | 'total' }

export type WaysToPay = {
  upi: (Fact & { amount: string; link: string; hint: string }) | null
  bank: { label: string; facts: Fact[]; amount: string } | null
}

/** A document as its readers see it: the words of sheet, client's page, PDF and mail. */
export type DocumentView = {
  kind: string
  title: string
  number: string
  /** Kind and number. */
  name: string
  /** Name and seller. */
  subject: string
  status: { label: string; value: InvoiceStatus }
  seller: Party & { logo: string | null }
  buyer: Party
  dates: (Fact & { strong: boolean })[]
  headline: Omit<Line, 'weight'>
  /** Those that some row needs: none without rows. */
  columns: Column[]
  rows: Row[]
  noRows: string
  totals: Line[]
  exchangeRate: Fact | null
  words: string[]
  facts: Fact[]
  pay: WaysToPay
  notes: (Fact & { remark: string | null }) | null
  footer: [brand: string, support: string]
}

const text = (main: string): Figure => ({ main, original: null })

/** The columns of the items in their order; a row has nothing to say in one by null. */
const columnRules: {
  label: string
  align: Column['align']
  cell: (item: Item, invoice: ViewedInvoice) => Figure | null
}[] = [
  { label: 'Description', align: 'start', cell: ({ description }) => text(description) },
  {
    label: 'Qty',
    align: 'end',
    cell: ({ quantity, unit }) =>
      text([formatQuantity(quantity === '0' ? '1' : quantity), unit].join(' ').trim()),
  },
  {
    label: 'Rate',
    align: 'end',
    cell: ({ rate }, { currency }) => (rate === null ? null : text(formatRate(rate, currency))),
  },
  {
    label: 'Discount',
    align: 'end',
    cell: ({ discountPercent, discountMinor }, { currency }) => {
      if (discountMinor === 0) return null
      return text(discountPercent ? `${discountPercent} %` : formatMoney(discountMinor, currency))
    },
  },
  { label: 'Amount', align: 'end', cell: ({ amount }, { currency }) => figureOf(amount, currency) },
]

function tableOf(invoice: ViewedInvoice): Pick<DocumentView, 'columns' | 'rows'> {
  const table = columnRules.flatMap(({ label, align, cell }) => {
    const cells = invoice.items.map((item) => cell(item, invoice))
    if (cells.every((each) => each === null)) return []
    const original = cells.some((each) => each?.original) ? 'In US$' : null
    return [{ label: { main: label, original }, align, cells }]
  })
  return {
    columns: table.map(({ label, align }) => ({ label, align })),
    rows: invoice.items.map((_, index) => ({
      position: index + 1,
      cells: table.map(({ cells }) => cells[index] ?? text('')),
    })),
  }
}

const given = (parts: (string | null)[]) => parts.flatMap((part) => part || [])

function sellerLines(seller: Seller): string[] {
  const { address, city, state, country, postalCode, email, phone, website, taxId } = seller
  const place = given([city, state, `${country} ${postalCode}`]).join(', ')
  const contact = given([email, phone, website]).join(' · ')
  return given([address, place, contact, taxId && `Tax ID ${taxId}`])
}

/** Nothing is due of what is cancelled. */
function headlineOf({ status, balance }: ViewedInvoice): string {
  if (status === 'CANCELLED') return 'Total'
  return balance.minor > 0 ? 'Balance due' : 'Paid in full'
}

/** Rupees for a dollar, of which no more than six decimals are known. */
function rateText(rate: number): string {
  const [whole = '', decimals = ''] = String(rate).split('.')
  return `US$1 = ₹${formatWhole(Number(whole))}.${decimals.padEnd(2, '0')}`
}

/** Once for each currency in which the total stands. */
function wordsOf({ total, currency }: ViewedInvoice): string[] {
  const original = amountInWords(total.minor, currency)
  if (currency === 'INR' || total.rupeesMinor === null) return [original]
  return [amountInWords(total.rupeesMinor), original]
}

/** How an amount, in minor units of the invoice's currency, can be paid today: all that is due unless it is said. */
export function waysToPay(
  invoice: ViewedInvoice,
  amountMinor: number = invoice.balance.minor,
): WaysToPay {
  const { upiId = null, bank = null, business, currency, formattedInvoiceNumber: number } = invoice
  const link = upiRequestOf({ upiId, payee: business.name, amountMinor, currency, number })
  return {
    upi:
      link === null || upiId === null
        ? null
        : {
            label: 'Pay by UPI',
            value: upiId,
            amount: formatMoney(amountMinor),
            link,
            hint: 'Scan with any UPI app',
          },
    bank: bank && {
      label: 'Pay by bank transfer',
      facts: [
        { label: 'Account holder', value: bank.name },
        { label: 'Account number', value: bank.number },
        { label: 'IFSC', value: bank.ifsc },
      ],
      amount: formatMoney(amountMinor, currency),
    },
  }
}

export function documentView(invoice: ViewedInvoice, missing?: Missing): DocumentView {
  const { business, status, total, balance, currency, exchangeRate, tdsMinor = 0 } = invoice
  const sum = (amount: Invoice['total']) => figureOf(amount, currency, missing?.exchangeRate)
  const number = invoice.formattedInvoiceNumber || 'N/A'
  const kind = 'Invoice'
  const name = `${kind} ${number}`
  const paymentMethod = invoice.paymentMethod || missing?.paymentMethod
  const paidDate = status === 'PAID' ? invoice.paidDate : null
  const notes = invoice.notes ?? missing?.notes
  return {
    kind,
    title: kind.toUpperCase(),
    number,
    name,
    subject: `${name} from ${business.name}`,
    status: { label: 'Payment status', value: status },
    seller: {
      label: 'Bill From',
      name: business.name,
      lines: sellerLines(business),
      logo: business.logo,
    },
    buyer: { label: 'Bill To', name: invoice.clientName, lines: [invoice.clientEmail] },
    dates: [
      { label: 'Issue Date', value: formatDay(invoice.issueDate), strong: false },
      { label: 'Due Date', value: formatDay(invoice.dueDate), strong: true },
    ],
    headline: {
      label: headlineOf(invoice),
      figure: sum(status !== 'CANCELLED' && balance.minor > 0 ? balance : total),
    },
    ...tableOf(invoice),
    noRows: 'No items found',
    totals: [
      { label: 'Total', figure: sum(total), weight: 'total' },
      ...settlementLines(invoice, tdsMinor).map(
        ({ label, amount }): Line => ({
          label,
          figure: sum(amount),
          weight: label === 'Balance due' ? 'strong' : 'plain',
        }),
      ),
    ],
    exchangeRate:
      exchangeRate === null ? null : { label: 'Exchange rate', value: rateText(exchangeRate) },
    words: wordsOf(invoice),
    facts: [
      ...(paymentMethod ? [{ label: 'Payment method', value: paymentMethod }] : []),
      ...(paidDate ? [{ label: 'Paid Date', value: formatDay(paidDate) }] : []),
    ],
    pay: waysToPay(invoice),
    notes: notes
      ? {
          label: 'Notes',
          value: notes,
          remark: invoice.notes === null ? (missing?.notesRemark ?? null) : null,
        }
      : null,
    footer: [`${product.name} · ${product.tagline}`, product.supportEmail],
  }
}
