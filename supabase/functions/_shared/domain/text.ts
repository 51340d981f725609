import * as v from 'valibot'
import { toLines, toSingleLine } from './characters/lines.ts'
import { type Decimal, parseDecimal } from './decimals.ts'
import { messages } from './messages/messages.ts'
import { parseMinor } from './money.ts'

/** A sentence of the catalogue, asked when it is said: by then it may stand there in another language. */
export type Said = () => string

const emptyToNull = v.transform((value: string) => (value === '' ? null : value))

/**
 * Text of one line that must not be blank, or `missing` is said. Limits count UTF-16 units, so the database's are never
 * tighter.
 */
export const requiredLine = (
  label: string,
  limit: number,
  missing: Said = () => messages.required(label),
) =>
  v.pipe(
    v.string(missing),
    v.transform(toSingleLine),
    v.nonEmpty(missing),
    v.maxLength(limit, () => messages.tooLong(label, limit)),
  )

/** Text of one line that may be left out; blank becomes null. */
export const optionalLine = (label: string, limit: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(toSingleLine),
    v.maxLength(limit, () => messages.tooLong(label, limit)),
    emptyToNull,
  )

/** A number or a code of which people type the letters in any case, and may group the characters with spaces and dashes. */
export const compact = (value: string) => value.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase()

/** The same where it may be left out; blank becomes null. */
export const compactLine = v.pipe(v.nullish(v.string(), ''), v.transform(compact), emptyToNull)

/** The same in a given shape, or `wrong` is said. */
export const optionalCode = (shape: RegExp, wrong: Said) =>
  v.pipe(
    compactLine,
    v.check((code) => code === null || shape.test(code), wrong),
  )

/** Text of several lines that may be left out; blank becomes null. */
export const optionalLines = (label: string, limit: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(toLines),
    v.maxLength(limit, () => messages.tooLong(label, limit)),
    emptyToNull,
  )

/** A choice from a fixed list that may be left out; blank becomes null. */
export const optionalChoice = <const T extends readonly string[]>(label: string, choices: T) =>
  v.pipe(
    v.nullish(
      v.picklist(['', ...choices], () => messages.notInList(label)),
      '',
    ),
    v.transform((value): T[number] | null => (value === '' ? null : value)),
  )

export const phone = v.pipe(
  v.string(() => messages.phoneInvalid),
  v.trim(),
  v.regex(/^[0-9]{10}$/, () => messages.phoneInvalid),
)

/** RFC 5321 allows no longer address. */
export const MAX_EMAIL = 254

/**
 * The addresses that browsers and the Auth server take, if their host has a dot; same as the
 * database's `private.is_email`. Each part is read once, so a long text costs no more than its
 * length.
 */
const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:-*[a-z0-9])*\.)+[a-z](?:-*[a-z0-9])+$/

export const email = v.pipe(
  v.string(() => messages.emailRequired),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty(() => messages.emailInvalid),
  v.maxLength(MAX_EMAIL, () => messages.emailInvalid),
  v.regex(emailShape, () => messages.emailInvalid),
)

/** Addresses as a list, or as typed: with commas, semicolons or blanks between them; none twice. */
export const emailList = (most: number, tooMany: Said) =>
  v.pipe(
    v.nullish(
      v.union([v.string(), v.array(v.string())], () => messages.emailInvalid),
      '',
    ),
    v.transform((given) => {
      const typed = typeof given === 'string' ? given.split(/[\s,;]+/) : given
      const addresses = typed.map((address) => address.trim().toLowerCase()).filter(Boolean)
      return [...new Set(addresses)]
    }),
    v.check(
      (addresses) => addresses.every((address) => v.is(email, address)),
      () => messages.emailInvalid,
    ),
    v.maxLength(most, tooMany),
  )

/** A decimal of at most so many places, as typed or sent; blank is 0. `label` names the field in its errors. */
export const typedDecimal = (label: string, places: 2 | 3 | 4) =>
  v.pipe(
    v.union([v.number(), v.string()], () => messages.noNumber(label)),
    v.rawTransform<string | number, Decimal>(({ dataset, addIssue, NEVER }) => {
      const typed = String(dataset.value).trim()
      const decimal = parseDecimal(typed === '' ? '0' : typed, places)
      if (decimal !== null) return decimal
      addIssue({
        message: /^-[\d.]/.test(typed)
          ? messages.negative(label)
          : messages.tooManyDecimals(label, places),
      })
      return NEVER
    }),
  )

/** A decimal as typed or sent, in minor units; blank is 0. `label` names the field in its errors. */
export const typedAmount = (label: string) =>
  v.pipe(
    v.union([v.number(), v.string()], () => messages.noNumber(label)),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const typed = String(dataset.value).trim()
      const minor = typed === '' ? 0 : parseMinor(typed)
      if (minor === null) {
        addIssue({ message: messages.tooManyDecimals(label) })
        return NEVER
      }
      return minor
    }),
    v.minValue(0, () => messages.negative(label)),
  )
