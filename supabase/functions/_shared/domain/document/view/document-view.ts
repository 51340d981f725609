import type { SheetWords } from '#languages/document-catalogue.ts'
import type { Label } from '#languages/en/documents/labels.ts'
import {
  type Amount,
  type Currency,
  formatMoney,
  formatRate,
  formatWhole,
  paperFigureOf,
  signOf,
} from '../../money.ts'
import { upiRequestOf } from '../../payment/upi.ts'
import { copiesOf } from '../copies.ts'
import { isKnownStatus, type OtherStatus } from '../invoice.ts'
import { asksMoney, isBill, isNote, isOffer, numberText } from '../kind-questions.ts'
import { kinds } from '../kinds.ts'
import { askedOf, dueOf, settlementLines } from '../settlement.ts'
import { isPartlyPaid } from '../standing.ts'
import { declarationOf, endorsementsOf } from './endorsements.ts'
import { footerOf } from './footer.ts'
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
import { waysOf } from './ways-to-pay.ts'

const isPrinted = (status: PrintedStatus): status is Exclude<PrintedStatus, OtherStatus> =>
  status === 'PARTLY PAID' || isKnownStatus(status)

/** The status for the badge: a late invoice stays late, even if a part of it was paid. */
function printedStatus(invoice: ViewedInvoice): PrintedStatus {
  const { status, settled } = invoice
  const told = status === 'WRITTEN_OFF' ? 'UNPAID' : status
  const isPartly = told === 'UNPAID' && isPartlyPaid({ settled, balance: dueOf(invoice) })
  return isPartly ? 'PARTLY PAID' : told
}

/** Cancelled documents, offers and credit notes owe nothing. */
const isOwed = (document: ViewedInvoice) => isBill(document) && document.status !== 'CANCELLED'

/** True for payments in advance, too. */
const isPaid = (document: ViewedInvoice) => asksMoney(document) && document.status !== 'CANCELLED'

/** Returns the label of the figure at the top. */
export function headlineOf(invoice: ViewedInvoice): Label {
  const { kind, settled, credited } = invoice
  const { headline } = kinds[kind]
  if (headline !== null) return headline
  if (!isOwed(invoice)) return 'total'
  if (dueOf(invoice).minor > 0) return 'balanceDue'
  if (credited.minor === 0) return 'paidInFull'
  return settled.minor > 0 ? 'settledInFull' : 'creditedInFull'
}

/** Formats rupees for one unit of the currency; a rate has at most six decimals. */
function exchangeText(currency: Currency, rate: number): string {
  const [whole = '', decimals = ''] = String(rate).split('.')
  return `${signOf(currency)}1 = ₹${formatWhole(Number(whole))}.${decimals.padEnd(2, '0')}`
}

const isAbroad = ({ buyer, currency }: ViewedInvoice) =>
  buyer.country !== 'IN' || currency !== 'INR'

/** The amount that is asked for first. */
const nextMinor = (invoice: ViewedInvoice) => askedOf(invoice, dueOf(invoice).minor)

/** Returns the link by which a UPI app pays an amount, by default the one that is asked for first; null where none can. */
export function upiLinkOf(
  invoice: ViewedInvoice,
  amountMinor: number = nextMinor(invoice),
): string | null {
  const { upiId = null, business, currency, formattedInvoiceNumber: number } = invoice
  return isPaid(invoice)
    ? upiRequestOf({ upiId, payee: business.name, amountMinor, currency, number })
    : null
}

/**
 * Returns the ways to pay an amount today, in minor units of the invoice's currency; by default the
 * amount that is asked for first.
 */
export function waysToPay(
  invoice: ViewedInvoice,
  words: SheetWords,
  amountMinor: number = nextMinor(invoice),
): WaysToPay {
  if (!isPaid(invoice)) return { upi: null, bank: null }
  const { upiId = null, bank = null, currency } = invoice
  const link = upiLinkOf(invoice, amountMinor)
  return waysOf({ upiId, link, bank, currency, abroad: isAbroad(invoice) }, words, amountMinor)
}

/** Writes the total in words for each of its currencies, in the order of the figures. */
function inWords(invoice: ViewedInvoice, { words }: SheetWords): string[] {
  const { total, currency } = invoice
  const own = words(total.minor, currency)
  if (currency === 'INR' || total.rupeesMinor === null) return own
  return [...own, ...words(total.rupeesMinor)]
}

/** For the rows of a tax invoice in rupees, whose totals have the sign. */
const withoutSign = (text: string) => text.replace(signOf('INR'), '')

/**
 * Builds the view of a document. Its own currency leads, with rupees beside the sums. The owner passes what to say where
 * something is missing.
 */
export function documentView(
  invoice: ViewedInvoice,
  words: SheetWords,
  forOwner?: Missing,
): DocumentView {
  const { business, buyer, status, total, currency, exchangeRate, tdsMinor = 0 } = invoice
  const { labels, official, day, from, of, method, signedFor } = words
  const due = dueOf(invoice)
  const asked = isOwed(invoice) && due.minor > 0 ? due : total
  const sum = (amount: Amount) => paperFigureOf(amount, currency, forOwner?.exchangeRate)
  const { formal } = kinds[invoice.kind]
  const isNoted = isNote(invoice)
  const isPlain = !kinds[invoice.kind].bills
  const isGst = business.gstRegistration !== 'none'
  const bare = isGst && currency === 'INR' ? withoutSign : (text: string) => text
  const figures: RowFigures = {
    // The total alone has its rupees beside it.
    amount: ({ minor }) => ({ main: bare(formatMoney(minor, currency)), beside: null }),
    money: (minor) => bare(formatMoney(minor, currency)),
    rate: (rate) => bare(formatRate(rate, currency)),
  }
  const title = documentTitle(invoice)
  const number = numberText(invoice)
  const kind = words.kinds[invoice.kind]
  const name = `${kind} ${number}`
  const absent = isBill(invoice) ? forOwner : undefined
  const paymentMethod = invoice.paymentMethod || absent?.paymentMethod
  const paidDate = status === 'PAID' ? invoice.paidDate : null
  const notes = invoice.notes ?? absent?.notes
  const { signature } = business
  const told = printedStatus(invoice)
  return {
    lang: words.lang,
    isSideBySide: words.inTurn !== undefined,
    kind,
    title: isGst && formal ? official(title) : words.titles[title].toUpperCase(),
    number,
    name,
    subject: from(name, business.name),
    mark: status === 'CANCELLED' ? words.statuses.CANCELLED : null,
    declaration: declarationOf(invoice),
    isTight: isGst,
    copy: !isGst
      ? null
      : isOffer(invoice)
        ? labels.forYourApproval
        : formal
          ? official(copiesOf(invoice)[0]?.mark ?? 'originalForRecipient')
          : null,
    status:
      !isBill(invoice) && status !== 'CANCELLED'
        ? null
        : {
            label: isBill(invoice) ? labels.paymentStatus : labels.status,
            value: isPrinted(told) ? words.statuses[told] : told,
            status: told,
          },
    seller: {
      label: isPlain ? labels.from : labels.billFrom,
      name: business.name,
      lines: sellerLines(business, words),
      logo: business.logo,
    },
    buyer: {
      label: isPlain ? labels.for : labels.billTo,
      name: buyer.name,
      lines: buyerLines(buyer, business, words),
    },
    delivery: buyer.deliveryAddress
      ? { label: labels.deliverTo, lines: buyer.deliveryAddress.split('\n') }
      : null,
    dates: [
      { label: labels.issueDate, value: day(invoice.issueDate), strong: false },
      ...(invoice.receivedOn && invoice.receivedOn !== invoice.issueDate
        ? [{ label: labels.receivedOn, value: day(invoice.receivedOn), strong: false }]
        : []),
      ...(isNoted
        ? []
        : [{ label: labels[dayLabelOf(invoice)], value: day(invoice.dueDate), strong: true }]),
      ...(invoice.poNumber
        ? [{ label: labels.poNumber, value: invoice.poNumber, strong: false }]
        : []),
    ],
    terms: termsOf(invoice, words),
    headline: {
      label: labels[headlineOf(invoice)],
      figure: sum(asked),
    },
    ...itemTableOf(invoice, words, figures),
    noRows: labels.noItemsFound,
    wide: 0,
    taxTable: taxTableOf(invoice, words, (amount) => ({
      ...paperFigureOf(amount, currency),
      main: figures.money(amount.minor),
    })),
    partTable: partTableOf(invoice, words),
    totals: [
      ...sumsOf(invoice).map(
        ({ label, amount }): Line => ({
          label: labels[label],
          figure: sum(amount),
          weight: 'plain',
        }),
      ),
      { label: labels.total, figure: sum(total), weight: 'total' },
      ...settlementLines(invoice, tdsMinor).map(
        ({ label, amount }): Line => ({
          label: labels[label],
          figure: sum(amount),
          weight: label === 'balanceDue' || label === 'remaining' ? 'strong' : 'plain',
        }),
      ),
    ],
    exchangeRate:
      exchangeRate === null
        ? null
        : { label: labels.exchangeRate, value: exchangeText(currency, exchangeRate) },
    words: inWords(invoice, words),
    endorsements: endorsementsOf(invoice),
    facts: [
      ...invoice.vouchers.map(({ number: voucher, issueDate, amountMinor }) => ({
        label: labels.advanceUsed,
        value: `${of(formatMoney(amountMinor, currency), voucher)}, ${day(issueDate)}`,
      })),
      ...(paymentMethod ? [{ label: labels.paymentMethod, value: method(paymentMethod) }] : []),
      ...(paidDate ? [{ label: labels.paidDate, value: day(paidDate) }] : []),
    ],
    pay: waysToPay(invoice, words),
    signature:
      signature !== null || (isGst && formal)
        ? {
            label: signedFor(business.name),
            picture: signature,
            caption: labels.authorisedSignatory,
          }
        : null,
    notes: notes
      ? {
          label: labels.notes,
          value: notes,
          remark: invoice.notes === null ? (forOwner?.notesRemark ?? null) : null,
        }
      : null,
    footer: footerOf(words),
  }
}
