import * as v from 'valibot'
import type { PlainDate } from '../dates.ts'
import { messages } from '../messages/messages.ts'
import type { Said } from '../text.ts'
import { documentKinds, kinds } from './kinds.ts'

/** CGST Rule 46(b) allows a number so many characters. */
const MAX_NUMBER = 16

/** The series of all that is no invoice. */
const otherSeries: readonly string[] = documentKinds.flatMap((kind) => kinds[kind].series ?? [])

/** How the next number of a business will look. */
export type Numbering = {
  prefix: string
  /** The least digits of a number; zeros fill it up. */
  padding: number
  /** "26-27" */
  financialYear: string
  nextSequence: number
  /** Whether the series has a number of this year already, so that the next one is not to be chosen. */
  started: boolean
  /** Before the newest number's day none may be issued, nor before the financial year. */
  earliestIssueDate: PlainDate
}

type Series = Pick<Numbering, 'prefix' | 'padding' | 'financialYear'>

/** INV/26-27/0001, as `private.document_number`. */
export const documentNumber = ({ prefix, padding, financialYear }: Series, sequence: number) =>
  `${prefix}/${financialYear}/${String(sequence).padStart(padding, '0')}`

/** How many numbers a series of the prefix holds in a year: prefix, slash, year, slash and digits have 16 characters. */
export const seriesSize = (prefix: string) =>
  10 ** Math.max(MAX_NUMBER - '/26-27/'.length - prefix.length, 0) - 1

const whole = (message: Said, least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.transform((value) => (value === '' ? Number.NaN : Number(value))),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  )

/** As a request gives them; what is left out stays as it is. */
export const numberingEntries = {
  invoicePrefix: v.pipe(
    v.string(() => messages.invoicePrefixInvalid),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z0-9/-]{1,8}$/, () => messages.invoicePrefixInvalid),
    v.check(
      (prefix) => seriesSize(prefix) > 9,
      () => messages.seriesTooShort(9),
    ),
    v.check(
      (prefix) => !otherSeries.includes(prefix),
      () => messages.invoicePrefixTaken,
    ),
  ),
  invoicePadding: whole(() => messages.invoicePaddingInvalid, 1, 8),
  /** Blank: the one behind the series' last, or 1. */
  nextInvoiceNumber: v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      whole(() => messages.nextNumberInvalid, 1, 99_999_999),
    ],
    () => messages.nextNumberInvalid,
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
        () => messages.numberTooLong,
      ),
      ['invoicePrefix'],
    ),
  )

export type NumberingInput = v.InferInput<ReturnType<typeof numberingSchema>>
export type NumberingFields = v.InferOutput<ReturnType<typeof numberingSchema>>
export type NumberingChange = {
  [Name in keyof NumberingFields]?: NumberingFields[Name] | undefined
}
