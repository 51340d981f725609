import { endorsementsOf } from './document/endorsements.ts'
import { itemTableOf, type RowFigures } from './document/item-columns.ts'
import { dayLabelOf, partTableOf } from './document/part-table.ts'
import { buyerLines, sellerLines } from './document/parties.ts'
import type { SmallTable } from './document/small-table.ts'
import { sumsOf } from './document/sum-lines.ts'
import { taxTableOf } from './document/taxes.ts'
import { termsOf } from './document/terms.ts'
import { documentTitle } from './document/title.ts'
import { clientFigureOf, type Figure, figureOf } from './figures.ts'
import type {
  Amount,
  DocumentLanguage,
  Invoice,
  InvoiceItem,
  InvoiceStatus,
  Payable,
} from './invoice.ts'
import { isNote, isVoucher, kindNames } from './kind.ts'
import type { Label } from './language/labels.ts'
import { tongueOf } from './language/tongue.ts'
import { type Currency, formatMoney, formatRate, formatWhole, signOf } from './money.ts'
import { product } from './product.ts'
import { askedOf, dueOf, settlementLines } from './totals.ts'
import { upiRequestOf } from './upi.ts'

/** What of an invoice its readers see. Of the payments only a caller that knows them can tell. */
export type ViewedInvoice = Omit<
  Invoice,
  | 'id'
  | 'pdfUrl'
  | 'createdAt'
  | 'cancelledAt'
  | 'cancelReason'
  | 'replacement'
  | 'reach'
  | 'items'
  | 'clientId'
  | 'placeOfSupplyReason'
  | 'writtenOffAt'
  | 'writeOffReason'
> &
  Partial<Payable> & { items: Omit<InvoiceItem, 'id'>[] }

/** What its owner reads in the place of what is missing; where nothing is given, nothing stands there. */
export type Missing = {
  paymentMethod: string
  notes: string
  notesRemark: string
  exchangeRate: string
}

/** That what is due was given up is the seller's own affair. */
export type PrintedStatus = Exclude<InvoiceStatus, 'WRITTEN_OFF'>

export type Fact = { label: string; value: string }
type Party = { label: string; name: string; lines: string[] }

export type Column = { label: Figure; align: 'start' | 'end' }
type Row = { position: number; cells: Figure[] }
type Line = { label: string; figure: Figure; weight: 'plain' | 'strong' | 'total' }

export type WaysToPay = {
  upi: (Fact & { amount: string; link: string; hint: string }) | null
  bank: { label: string; facts: Fact[]; amount: string } | null
}

/** A document as its readers see it: the words of sheet, client's page, PDF and mail. */
export type DocumentView = {
  language: DocumentLanguage
  kind: string
  title: string
  number: string
  /** Kind and number. */
  name: string
  /** Name and seller. */
  subject: string
  /** Stands across the whole sheet of what counts no longer. */
  mark: string | null
  /** Which copy it is, of a document that the law on GST asks for; it says of which layout the paper is, too. */
  copy: string | null
  /** None of an offer. */
  status: (Fact & { status: PrintedStatus }) | null
  seller: Party & { logo: string | null }
  buyer: Party
  delivery: { label: string; lines: string[] } | null
  dates: (Fact & { strong: boolean })[]
  /** Where the supply goes and by which rules. */
  terms: Fact[]
  headline: Omit<Line, 'weight'>
  /** Those that some row needs: none without rows. */
  columns: Column[]
  rows: Row[]
  noRows: string
  taxTable: SmallTable | null
  /** When what is due in parts is due. */
  partTable: SmallTable | null
  totals: Line[]
  exchangeRate: Fact | null
  words: string[]
  /** What the law wants said, word for word. */
  endorsements: string[]
  facts: Fact[]
  pay: WaysToPay
  /** Of who gave a picture of it. */
  signature: { label: string; picture: string; caption: string } | null
  notes: (Fact & { remark: string | null }) | null
  footer: [brand: string, support: string]
}

/** Nothing is due of what is cancelled, offered, or taken back. */
const isOwed = (document: ViewedInvoice) =>
  document.kind !== 'estimate' && !isNote(document) && document.status !== 'CANCELLED'

/** What the figure at the top says. */
export function headlineOf(invoice: ViewedInvoice): Label {
  const { kind, settled, credited } = invoice
  if (kind === 'credit_note') return 'Credit'
  if (kind === 'receipt_voucher') return 'Advance received'
  if (kind === 'refund_voucher') return 'Advance given back'
  if (!isOwed(invoice)) return 'Total'
  if (dueOf(invoice).minor > 0) return 'Balance due'
  if (credited.minor === 0) return 'Paid in full'
  return settled.minor > 0 ? 'Settled in full' : 'Credited in full'
}

/** Rupees for one unit of the currency, of which no more than six decimals are known. */
function exchangeText(currency: Currency, rate: number): string {
  const [whole = '', decimals = ''] = String(rate).split('.')
  return `${signOf(currency)}1 = ₹${formatWhole(Number(whole))}.${decimals.padEnd(2, '0')}`
}

const isAbroad = ({ buyer, currency }: ViewedInvoice) =>
  buyer.country !== 'IN' || currency !== 'INR'

/** How an amount, in minor units of the invoice's currency, can be paid today: what is asked for first unless it is said. */
export function waysToPay(
  invoice: ViewedInvoice,
  amountMinor: number = askedOf(invoice, dueOf(invoice).minor),
): WaysToPay {
  const { upiId = null, bank = null, business, currency, formattedInvoiceNumber: number } = invoice
  if (!isOwed(invoice)) return { upi: null, bank: null }
  const { say } = tongueOf(invoice)
  const link = upiRequestOf({ upiId, payee: business.name, amountMinor, currency, number })
  return {
    upi:
      link === null || upiId === null
        ? null
        : {
            label: say('Pay by UPI'),
            value: upiId,
            amount: formatMoney(amountMinor),
            link,
            hint: say('Scan with any UPI app'),
          },
    bank: bank && {
      label: say('Pay by bank transfer'),
      facts: [
        { label: say('Account holder'), value: bank.name },
        { label: say('Account number'), value: bank.number },
        { label: say('IFSC'), value: bank.ifsc },
        ...(bank.bankName ? [{ label: say('Bank'), value: bank.bankName }] : []),
        ...(bank.swift && isAbroad(invoice) ? [{ label: say('SWIFT'), value: bank.swift }] : []),
      ],
      amount: formatMoney(amountMinor, currency),
    },
  }
}

/** Once for each currency in which the total stands, in the order of its figures. */
function wordsOf(invoice: ViewedInvoice, rupeesFirst: boolean): string[] {
  const { total, currency } = invoice
  const { words } = tongueOf(invoice)
  const own = words(total.minor, currency)
  if (currency === 'INR' || total.rupeesMinor === null) return own
  const rupees = words(total.rupeesMinor)
  return rupeesFirst ? [...rupees, ...own] : [...own, ...rupees]
}

/** For the table of a tax invoice in rupees, whose totals have the sign. */
const withoutSign = (text: string) => text.replace(signOf('INR'), '')

/**
 * For a client the document's own currency leads and rupees stand beside its sums; for its owner, who gives what stands in
 * the place of what is missing, rupees lead everywhere.
 */
export function documentView(invoice: ViewedInvoice, forOwner?: Missing): DocumentView {
  const { business, buyer, status, total, currency, exchangeRate, tdsMinor = 0 } = invoice
  const { say, day, from, of, method, signedFor } = tongueOf(invoice)
  const due = dueOf(invoice)
  const sum = (amount: Amount) =>
    forOwner ? figureOf(amount, currency, forOwner.exchangeRate) : clientFigureOf(amount, currency)
  const isEstimate = invoice.kind === 'estimate'
  const isNoted = isNote(invoice)
  const isPlain = isEstimate || isVoucher(invoice)
  const isGst = business.gstRegistration !== 'none'
  const bare = isGst && currency === 'INR' ? withoutSign : (text: string) => text
  const figures: RowFigures = {
    amount: (amount) => {
      const { main, beside } = figureOf(
        forOwner ? amount : { ...amount, rupeesMinor: null },
        currency,
      )
      return { main: bare(main), beside }
    },
    money: (minor) => bare(formatMoney(minor, currency)),
    rate: (rate) => bare(formatRate(rate, currency)),
  }
  const number = invoice.formattedInvoiceNumber || 'N/A'
  const kind = say(kindNames[invoice.kind])
  const name = `${kind} ${number}`
  const absent = isEstimate || isNoted ? undefined : forOwner
  const paymentMethod = invoice.paymentMethod || absent?.paymentMethod
  const paidDate = status === 'PAID' ? invoice.paidDate : null
  const notes = invoice.notes ?? absent?.notes
  const { signature } = business
  const told = status === 'WRITTEN_OFF' ? 'UNPAID' : status
  return {
    language: invoice.language,
    kind,
    title: say(documentTitle(invoice)).toUpperCase(),
    number,
    name,
    subject: from(name, business.name),
    mark: status === 'CANCELLED' ? say(status) : null,
    copy: isGst ? say(isEstimate ? 'For your approval' : 'Original for recipient') : null,
    status:
      (isEstimate || isNoted) && status !== 'CANCELLED'
        ? null
        : {
            label: say(isEstimate || isNoted ? 'Status' : 'Payment status'),
            value: say(told),
            status: told,
          },
    seller: {
      label: say(isPlain ? 'From' : 'Bill From'),
      name: business.name,
      lines: sellerLines(business),
      logo: business.logo,
    },
    buyer: {
      label: say(isPlain ? 'For' : 'Bill To'),
      name: buyer.name,
      lines: buyerLines(buyer, business),
    },
    delivery: buyer.deliveryAddress
      ? { label: say('Deliver To'), lines: buyer.deliveryAddress.split('\n') }
      : null,
    dates: [
      { label: say('Issue Date'), value: day(invoice.issueDate), strong: false },
      ...(isNoted
        ? []
        : [{ label: say(dayLabelOf(invoice)), value: day(invoice.dueDate), strong: true }]),
      ...(invoice.poNumber
        ? [{ label: say('PO Number'), value: invoice.poNumber, strong: false }]
        : []),
    ],
    terms: termsOf(invoice),
    headline: {
      label: say(headlineOf(invoice)),
      figure: sum(isOwed(invoice) && due.minor > 0 ? due : total),
    },
    ...itemTableOf(invoice, figures),
    noRows: say('No items found'),
    taxTable: taxTableOf(invoice, figures.money),
    partTable: partTableOf(invoice),
    totals: [
      ...sumsOf(invoice).map(
        ({ label, amount }): Line => ({
          label: say(label),
          figure: sum(amount),
          weight: 'plain',
        }),
      ),
      { label: say('Total'), figure: sum(total), weight: 'total' },
      ...settlementLines(invoice, tdsMinor).map(
        ({ label, amount }): Line => ({
          label: say(label),
          figure: sum(amount),
          weight: label === 'Balance due' ? 'strong' : 'plain',
        }),
      ),
    ],
    exchangeRate:
      exchangeRate === null
        ? null
        : { label: say('Exchange rate'), value: exchangeText(currency, exchangeRate) },
    words: wordsOf(invoice, forOwner !== undefined),
    endorsements: endorsementsOf(invoice),
    facts: [
      ...invoice.vouchers.map(({ number: voucher, issueDate, amountMinor }) => ({
        label: say('Advance used'),
        value: `${of(formatMoney(amountMinor, currency), voucher)}, ${day(issueDate)}`,
      })),
      ...(paymentMethod ? [{ label: say('Payment method'), value: method(paymentMethod) }] : []),
      ...(paidDate ? [{ label: say('Paid Date'), value: day(paidDate) }] : []),
    ],
    pay: waysToPay(invoice),
    signature: signature
      ? {
          label: signedFor(business.name),
          picture: signature,
          caption: say('Authorised signatory'),
        }
      : null,
    notes: notes
      ? {
          label: say('Notes'),
          value: notes,
          remark: invoice.notes === null ? (forOwner?.notesRemark ?? null) : null,
        }
      : null,
    footer: [`${product.name} · ${product.tagline}`, product.supportEmail],
  }
}
