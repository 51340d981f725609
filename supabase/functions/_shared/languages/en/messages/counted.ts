import type { KindWord } from '#domain/document/kind-questions.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import { type FieldName, named } from '../names/fields.ts'
import { money } from './money.ts'

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

/** "1 invoice", "1,200 invoices". */
const invoicesCounted = (count: number) =>
  `${formatWhole(count)} ${count === 1 ? 'invoice' : 'invoices'}`

const creditsCounted = ({ count }: { count: number }) =>
  count === 1 ? '1 credit' : `${formatWhole(count)} credits`

/** Sentences with a count, a name or a limit, and the few others that stand among them. */
export const counted = {
  /** `missed` are the addresses that the mail server did not take a mail for, which went to others. */
  mailSentTo: ({ missed }: { missed: string[] }) =>
    missed.length === 0
      ? money.mailSent
      : `Email sent, but it may not have reached ${missed.join(', ')}.`,
  /** A mail may only link to the invoice's or the seller's own addresses. */
  foreignLinkIn: ({
    field,
    link,
    isBare = false,
  }: {
    field: FieldName
    link: string
    isBare?: boolean
  }) =>
    `Remove “${link.slice(0, 60)}” from the ${named(field)}. It can link only to the invoice and your own website.${
      isBare ? ' If this is not a link, add a space after the dot.' : ''
    }`,
  /** The Auth server wants a minute between two codes to one address. */
  codeTooSoon: ({ seconds }: { seconds: number }) =>
    `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  moreThanRefundable: ({ minor, currency }: { minor: number; currency: Currency }) =>
    minor > 0
      ? `Only ${formatMoney(minor, currency)} is left to refund.`
      : 'Nothing is left to refund on this credit note.',
  moreThanCreditable: ({ minor, currency }: { minor: number; currency: Currency }) =>
    minor > 0
      ? `Only ${formatMoney(minor, currency)} is left to credit.`
      : 'Nothing is left to credit.',
  /** The noun may be an invoice, a credit note or an estimate. */
  documentCreated: ({ noun }: { noun: KindWord }) => `${capital(noun)} created.`,
  documentListFailed: ({ noun }: { noun: KindWord }) => `Failed to load your ${noun}s`,
  documentLoadFailed: ({ noun }: { noun: KindWord }) => `Failed to load the ${noun}`,
  documentDeleted: ({ noun }: { noun: KindWord }) => `${capital(noun)} deleted successfully.`,
  documentDeleteFailed: ({ noun }: { noun: KindWord }) =>
    `Failed to delete ${noun}. Please try again.`,
  documentRestored: ({ noun }: { noun: KindWord }) => `${capital(noun)} restored.`,
  documentRestoreFailed: ({ noun }: { noun: KindWord }) =>
    `Failed to restore ${noun}. Please try again.`,
  chosenFailed: 'This invoice failed. Please try again.',
  dayInvalid: 'Choose a valid date.',
  dayAhead: ({ label }: { label: FieldName }) => `${named(label)} cannot be in the future.`,
  daysTurned: 'Until cannot be before From.',
  /** Below sums in rupees. */
  leftOut: ({ count }: { count: number }) =>
    `${formatWhole(count)} without an exchange rate not counted in the totals.`,
  /** While a file is made of very many. */
  linesLoading: ({ lines }: { lines: number }) => `${formatWhole(lines)} lines…`,
  rupeesInvalid: 'Enter rupees, such as 12500 or 12500.50.',
  creditsCounted,
  creditsRecorded: ({ count }: { count: number }) => `${creditsCounted({ count })} recorded.`,
  remindersSent: ({ count }: { count: number }) =>
    count === 1 ? '1 reminder sent.' : `${count} reminders sent.`,
  invoicesMarkedSent: ({ count }: { count: number }) => `${invoicesCounted(count)} marked as sent.`,
  invoicesCancelled: ({ count }: { count: number }) => `${invoicesCounted(count)} cancelled.`,
  invoicesRestored: ({ count }: { count: number }) => `${invoicesCounted(count)} restored.`,
  advanceUsed: 'Advance used.',
  advanceDecisionFailed: 'Failed to update the advance. Please try again.',
  advanceDecided: 'Advance updated.',
  advanceForInvalid: 'Choose services or goods for the advance.',
  voucherIssued: 'Receipt voucher issued.',
  voucherFailed: 'Failed to issue the voucher. Please try again.',
  excessInvalid: 'excess must be advance.',
  receivedLess: 'The amounts for the invoices add up to more than the payment.',
  moreThanAdvance: ({ minor, currency }: { minor: number; currency: Currency }) =>
    `Only ${formatMoney(minor, currency)} of the advance is left.`,
  advanceUnasked: ({ minor, currency }: { minor: number; currency: Currency }) =>
    `The payment is ${formatMoney(minor, currency)} more than the invoices need. Keep the rest as an advance, or change the amounts.`,
  partsCount: ({ least, most }: { least: number; most: number }) =>
    `A split payment must have ${least} to ${most} instalments.`,
  partsSum: ({ minor, currency }: { minor: number; currency: Currency }) =>
    `The instalments must add up to the total of ${formatMoney(minor, currency)}.`,
  moreThanDue: ({ minor, currency }: { minor: number; currency: Currency }) =>
    `Only ${formatMoney(minor, currency)} is still due.`,
  /** For two typed fields that are added. */
  moreThanDueWithTds: ({
    minor,
    amountMinor,
    tdsMinor,
    currency,
  }: {
    minor: number
    amountMinor: number
    tdsMinor: number
    currency: Currency
  }) =>
    `Only ${formatMoney(minor, currency)} is still due: ${formatMoney(amountMinor, currency)} and ${formatMoney(tdsMinor, currency)} of TDS make ${formatMoney(amountMinor + tdsMinor, currency)}.`,
  /** Sentences for limits; the limits themselves are beside their schemas. */
  codeLength: ({ length }: { length: number }) => `Code must have exactly ${length} characters.`,
  passwordTooShort: ({ least }: { least: number }) =>
    `Password must have at least ${least} characters.`,
  passwordTooLong: ({ most }: { most: number }) => `Password can have at most ${most} characters.`,
  noNumber: ({ label }: { label: FieldName }) => `${named(label)} must be a number.`,
  tooManyDecimals: ({ label, most = 2 }: { label: FieldName; most?: 2 | 3 | 4 }) =>
    `${named(label)} must be a number with at most ${{ 2: 'two', 3: 'three', 4: 'four' }[most]} decimals.`,
  atMost: ({ label, most }: { label: FieldName; most: string }) =>
    `${named(label)} can be at most ${most}.`,
  rowsPasted: ({ count }: { count: number }) => `${count} ${count === 1 ? 'row' : 'rows'} pasted.`,
  tooManyItems: ({ most }: { most: number }) => `An invoice can have at most ${most} items.`,
  negative: ({ label }: { label: FieldName }) => `${named(label)} cannot be negative.`,
  notInList: ({ label }: { label: FieldName }) => `Choose ${named(label)} from the list.`,
  required: ({ label }: { label: FieldName }) => `${named(label)} is required.`,
  tooLong: ({ label, limit }: { label: FieldName; limit: number }) =>
    `${named(label)} can have at most ${formatWhole(limit)} characters.`,
  filingDateFuture: 'Filing date cannot be in the future.',
  filingDateTooEarly: 'A return can be filed only after its period has ended.',
} as const
