import type { Label } from '../../language/labels.ts'
import { tongueOf } from '../../language/tongue.ts'
import {
  type Amount,
  type Currency,
  clientFigureOf,
  figureOf,
  formatMoney,
  formatRate,
  formatWhole,
  signOf,
} from '../../money.ts'
import { upiRequestOf } from '../../payment/upi.ts'
import { product } from '../../product.ts'
import { copiesOf } from '../copies.ts'
import { isKnownStatus, type OtherStatus } from '../invoice.ts'
import { asksMoney, isBill, isNote, isOffer, kindNames, numberText } from '../kind-questions.ts'
import { kinds } from '../kinds.ts'
import { askedOf, dueOf, settlementLines } from '../settlement.ts'
import { isPartlyPaid } from '../standing.ts'
import { declarationOf, endorsementsOf } from './endorsements.ts'
import { itemTableOf, type RowFigures } from './item-columns.ts'
import { dayLabelOf, partTableOf } from './part-table.ts'
import { buyerLines, sellerLines } from './parties.ts'
import { sumsOf, taxTableOf } from './taxes.ts'
import { termsOf } from './terms.ts'
import { documentTitle } from './title.ts'
import type {
  DocumentView,
  Line,
  Missing,
  PrintedStatus,
  ViewedInvoice,
  WaysToPay,
} from './viewed.ts'

const isPrinted = (status: PrintedStatus): status is Exclude<PrintedStatus, OtherStatus> =>
  status === 'PARTLY PAID' || isKnownStatus(status)

/** As a badge above it says: what is late is late, whatever part of it came. */
function printedStatus(invoice: ViewedInvoice): PrintedStatus {
  const { status, settled } = invoice
  const told = status === 'WRITTEN_OFF' ? 'UNPAID' : status
  const isPartly = told === 'UNPAID' && isPartlyPaid({ settled, balance: dueOf(invoice) })
  return isPartly ? 'PARTLY PAID' : told
}

/** Nothing is due of what is cancelled, offered, or taken back. */
const isOwed = (document: ViewedInvoice) => isBill(document) && document.status !== 'CANCELLED'

/** In advance, too. */
const isPaid = (document: ViewedInvoice) => asksMoney(document) && document.status !== 'CANCELLED'

/** Returns the label of the figure at the top. */
export function headlineOf(invoice: ViewedInvoice): Label {
  const { kind, settled, credited } = invoice
  const { headline } = kinds[kind]
  if (headline !== null) return headline
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
  if (!isPaid(invoice)) return { upi: null, bank: null }
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
  const tongue = tongueOf(invoice)
  const { say, official, day, from, of, method, signedFor } = tongue
  const due = dueOf(invoice)
  const sum = (amount: Amount) =>
    forOwner ? figureOf(amount, currency, forOwner.exchangeRate) : clientFigureOf(amount, currency)
  const { formal } = kinds[invoice.kind]
  const isNoted = isNote(invoice)
  const isPlain = !kinds[invoice.kind].bills
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
  const title = documentTitle(invoice)
  const number = numberText(invoice)
  const kind = say(kindNames[invoice.kind])
  const name = `${kind} ${number}`
  const absent = isBill(invoice) ? forOwner : undefined
  const paymentMethod = invoice.paymentMethod || absent?.paymentMethod
  const paidDate = status === 'PAID' ? invoice.paidDate : null
  const notes = invoice.notes ?? absent?.notes
  const { signature } = business
  const told = printedStatus(invoice)
  return {
    language: invoice.language,
    kind,
    title: isGst && formal ? official(title) : say(title).toUpperCase(),
    number,
    name,
    subject: from(name, business.name),
    mark: status === 'CANCELLED' ? say('CANCELLED') : null,
    declaration: declarationOf(invoice),
    copy: !isGst
      ? null
      : isOffer(invoice)
        ? say('For your approval')
        : formal
          ? official(copiesOf(invoice)[0]?.mark ?? 'Original for recipient')
          : null,
    status:
      !isBill(invoice) && status !== 'CANCELLED'
        ? null
        : {
            label: say(isBill(invoice) ? 'Payment status' : 'Status'),
            value: isPrinted(told) ? say(told) : told,
            status: told,
          },
    seller: {
      label: say(isPlain ? 'From' : 'Bill From'),
      name: business.name,
      lines: sellerLines(business, tongue),
      logo: business.logo,
    },
    buyer: {
      label: say(isPlain ? 'For' : 'Bill To'),
      name: buyer.name,
      lines: buyerLines(buyer, business, tongue),
    },
    delivery: buyer.deliveryAddress
      ? { label: say('Deliver To'), lines: buyer.deliveryAddress.split('\n') }
      : null,
    dates: [
      { label: say('Issue Date'), value: day(invoice.issueDate), strong: false },
      ...(invoice.receivedOn && invoice.receivedOn !== invoice.issueDate
        ? [{ label: say('Received On'), value: day(invoice.receivedOn), strong: false }]
        : []),
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
    signature:
      signature !== null || (isGst && formal)
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
