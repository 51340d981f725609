import * as v from 'valibot'
import { messages, notInList, required, tooLong } from './messages.ts'

const emptyToNull = v.transform((value: string) => (value === '' ? null : value))

/**
 * Text of one line that must not be blank, or `missing` is said. Limits count UTF-16 units, so the database's are never
 * tighter.
 */
export const requiredLine = (label: string, limit: number, missing = required(label)) =>
  v.pipe(
    v.string(missing),
    v.transform(toSingleLine),
    v.nonEmpty(missing),
    v.maxLength(limit, tooLong(label, limit)),
  )

/** Text of one line that may be left out; blank becomes null. */
export const optionalLine = (label: string, limit: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(toSingleLine),
    v.maxLength(limit, tooLong(label, limit)),
    emptyToNull,
  )

/** Text of several lines that may be left out; blank becomes null. */
export const optionalLines = (label: string, limit: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(toLines),
    v.maxLength(limit, tooLong(label, limit)),
    emptyToNull,
  )

/** A choice from a fixed list that may be left out; blank becomes null. */
export const optionalChoice = <const T extends readonly string[]>(label: string, choices: T) =>
  v.pipe(
    v.nullish(v.picklist(['', ...choices], notInList(label)), ''),
    v.transform((value): T[number] | null => (value === '' ? null : value)),
  )

export const phone = v.pipe(
  v.string(messages.phoneInvalid),
  v.trim(),
  v.regex(/^[0-9]{10}$/, messages.phoneInvalid),
)

/** RFC 5321 allows no longer address. */
export const MAX_EMAIL = 254

/**
 * What browsers and the Auth server take, with an ending behind a dot: the same as the database's `private.is_email`. Each
 * part is read once, so a long text costs no more than its length.
 */
const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:-*[a-z0-9])*\.)+[a-z](?:-*[a-z0-9])+$/

export const email = v.pipe(
  v.string(messages.emailRequired),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty(messages.emailInvalid),
  v.maxLength(MAX_EMAIL, messages.emailInvalid),
  v.regex(emailShape, messages.emailInvalid),
)

/** Neither a blank (tab, no-break space, Braille blank …) nor without a shape of its own (zero-width space, joiner …). */
const visible = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Line breaks, tabs and control characters become one space: they would cut a line of the PDF short. Text with nothing
 * to see becomes empty. The database's `private.single_line` is the same.
 */
export function toSingleLine(value: string): string {
  const line = value
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return visible.test(line) ? line : ''
}

/** The same, but line breaks stay. */
export function toLines(value: string): string {
  return value.replace(/\r\n?/g, '\n').split('\n').map(toSingleLine).join('\n').trim()
}

let segmenter: Intl.Segmenter | undefined

/** The characters of a text as its reader sees them. For the first such text the engine loads tables, which takes 13 ms. */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
