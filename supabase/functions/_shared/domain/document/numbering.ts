import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { PlainDate } from '../dates.ts'
import { documentKinds, kinds } from './kinds.ts'

/** CGST Rule 46(b) allows a number so many characters. */
const MAX_NUMBER = 16

/** The series of all other documents than invoices. */
const otherSeries: readonly string[] = documentKinds.flatMap((kind) => kinds[kind].series ?? [])

/** The form of a business's next number. */
export type Numbering = {
  prefix: string
  /** The least digits of a number; zeros fill it up. */
  padding: number
  /** "26-27" */
  financialYear: string
  nextSequence: number
  /** The last number of this year in each series that has one, by its prefix. */
  counted: Readonly<Record<string, number>>
  /** Whether the series has a number of this year already, so that the next one is not to be chosen. */
  started: boolean
  /** The first day allowed: that of the newest number, or the start of the financial year. */
  earliestIssueDate: PlainDate
}

type Series = Pick<Numbering, 'prefix' | 'padding' | 'financialYear'>

/** INV/26-27/0001, as `private.document_number`. */
export const documentNumber = ({ prefix, padding, financialYear }: Series, sequence: number) =>
  `${prefix}/${financialYear}/${String(sequence).padStart(padding, '0')}`

/** Each kind of document with a series of its own, and the next number of that. */
export const otherNumbers = (numbering: Numbering) =>
  documentKinds.flatMap((kind) => {
    const { series, padding } = kinds[kind]
    if (series === null) return []
    const { counted, financialYear } = numbering
    const form = { prefix: series, padding: padding ?? numbering.padding, financialYear }
    return [{ kind, series, next: documentNumber(form, (counted[series] ?? 0) + 1) }]
  })

/** The day on which each series begins anew: the first one of the next financial year. */
export const nextYearStart = ({ financialYear }: Pick<Numbering, 'financialYear'>): PlainDate =>
  `20${financialYear.slice(3)}-04-01`

/** How many numbers a series of the prefix holds in a year: prefix, slash, year, slash and digits have 16 characters. */
export const seriesSize = (prefix: string) =>
  10 ** Math.max(MAX_NUMBER - '/26-27/'.length - prefix.length, 0) - 1

const whole = (message: string, least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.transform((value) => (value === '' ? Number.NaN : Number(value))),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  )

/** The numbering as a request gives it; missing fields stay as they are. */
export const numberingEntries = {
  invoicePrefix: v.pipe(
    v.string(message('invoicePrefixInvalid')),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9/-]{1,8}$/, message('invoicePrefixInvalid')),
    v.check((prefix) => seriesSize(prefix) > 9, message('seriesTooShort', { most: 9 })),
    v.check((prefix) => !otherSeries.includes(prefix), message('invoicePrefixTaken')),
  ),
  invoicePadding: whole(message('invoicePaddingInvalid'), 1, 8),
  /** Blank: the one behind the series' last, or 1. */
  nextInvoiceNumber: v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      whole(message('nextNumberInvalid'), 1, 99_999_999),
    ],
    message('nextNumberInvalid'),
  ),
}

/** Checks the numbers of a financial year as a form gives them: the whole number must have room. */
export const numberingSchema = (financialYear: string) =>
  v.pipe(
    v.object(numberingEntries),
    v.forward(
      v.check(
        ({ invoicePrefix: prefix, invoicePadding: padding, nextInvoiceNumber = 1 }) =>
          documentNumber({ prefix, padding, financialYear }, nextInvoiceNumber).length <=
          MAX_NUMBER,
        message('numberTooLong'),
      ),
      ['invoicePrefix'],
    ),
  )

export type NumberingInput = v.InferInput<ReturnType<typeof numberingSchema>>
export type NumberingFields = v.InferOutput<ReturnType<typeof numberingSchema>>
export type NumberingChange = {
  [Name in keyof NumberingFields]?: NumberingFields[Name] | undefined
}
