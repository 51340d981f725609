import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { FieldName } from '#languages/en/names/fields.ts'
import { toLines, toSingleLine } from './characters/lines.ts'
import { type Decimal, parseDecimal } from './decimals.ts'
import { parseMinor } from './money.ts'

const emptyToNull = v.transform((value: string) => (value === '' ? null : value))

/**
 * A line of text that must not be blank; otherwise the fault is `missing`. Limits count UTF-16
 * units, so they are never looser than the database's.
 */
export const requiredLine = (
  label: FieldName,
  limit: number,
  missing: string = message('required', { label }),
) =>
  v.pipe(
    v.string(missing),
    v.transform(toSingleLine),
    v.nonEmpty(missing),
    v.maxLength(limit, message('tooLong', { label, limit })),
  )

/** Text of one line that may be left out; blank becomes null. */
export const optionalLine = (label: FieldName, limit: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(toSingleLine),
    v.maxLength(limit, message('tooLong', { label, limit })),
    emptyToNull,
  )

/** Normalises a number or code that people type in any case, grouped by spaces or dashes. */
export const compact = (value: string) => value.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase()

/** The same where it may be left out; blank becomes null. */
export const compactLine = v.pipe(v.nullish(v.string(), ''), v.transform(compact), emptyToNull)

/** A code in the given shape; otherwise the fault is `wrong`. */
export const optionalCode = (shape: RegExp, wrong: string) =>
  v.pipe(
    compactLine,
    v.check((code) => code === null || shape.test(code), wrong),
  )

/** Text of several lines that may be left out; blank becomes null. */
export const optionalLines = (label: FieldName, limit: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(toLines),
    v.maxLength(limit, message('tooLong', { label, limit })),
    emptyToNull,
  )

/** A choice from a fixed list that may be left out; blank becomes null. */
export const optionalChoice = <const T extends readonly string[]>(label: FieldName, choices: T) =>
  v.pipe(
    v.nullish(v.picklist(['', ...choices], message('notInList', { label })), ''),
    v.transform((value): T[number] | null => (value === '' ? null : value)),
  )

export const phone = v.pipe(
  v.string(message('phoneInvalid')),
  v.trim(),
  v.regex(/^[0-9]{10}$/, message('phoneInvalid')),
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
  v.string(message('emailRequired')),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty(message('emailInvalid')),
  v.maxLength(MAX_EMAIL, message('emailInvalid')),
  v.regex(emailShape, message('emailInvalid')),
)

/** Addresses as a list or as typed text, with commas, semicolons or blanks between them; duplicates are dropped. */
export const emailList = (most: number, tooMany: string) =>
  v.pipe(
    v.nullish(v.union([v.string(), v.array(v.string())], message('emailInvalid')), ''),
    v.transform((given) => {
      const typed = typeof given === 'string' ? given.split(/[\s,;]+/) : given
      const addresses = typed.map((address) => address.trim().toLowerCase()).filter(Boolean)
      return [...new Set(addresses)]
    }),
    v.check(
      (addresses) => addresses.every((address) => v.is(email, address)),
      message('emailInvalid'),
    ),
    v.maxLength(most, tooMany),
  )

/** A decimal of at most so many places, as typed or sent; blank is 0. `label` names the field in its errors. */
export const typedDecimal = (label: FieldName, places: 2 | 3 | 4) =>
  v.pipe(
    v.union([v.number(), v.string()], message('noNumber', { label })),
    v.rawTransform<string | number, Decimal>(({ dataset, addIssue, NEVER }) => {
      const typed = String(dataset.value).trim()
      const decimal = parseDecimal(typed === '' ? '0' : typed, places)
      if (decimal !== null) return decimal
      addIssue({
        message: /^-[\d.]/.test(typed)
          ? message('negative', { label })
          : message('tooManyDecimals', { label, most: places }),
      })
      return NEVER
    }),
  )

/** A decimal as typed or sent, in minor units; blank is 0. `label` names the field in its errors. */
export const typedAmount = (label: FieldName) =>
  v.pipe(
    v.union([v.number(), v.string()], message('noNumber', { label })),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const typed = String(dataset.value).trim()
      const minor = typed === '' ? 0 : parseMinor(typed)
      if (minor === null) {
        addIssue({ message: message('tooManyDecimals', { label }) })
        return NEVER
      }
      return minor
    }),
    v.minValue(0, message('negative', { label })),
  )
