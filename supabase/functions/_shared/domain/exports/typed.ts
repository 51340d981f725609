import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { FieldName } from '#languages/en/names/fields.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'
import { optionalCode, optionalLine, typedAmount } from '../text.ts'

/** In characters; the database holds the same. */
const LINE = 60
const LONG_LINE = 120
const REMARKS = 200
const NOTE = 300

const optionalDay = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check((day) => day === '' || isPlainDate(day), message('dayInvalid')),
  v.transform((day): PlainDate | null => (day === '' ? null : day)),
)

/** A day that has come: what is noted of it has happened. */
const pastDay = (label: FieldName, today: PlainDate) =>
  v.pipe(
    optionalDay,
    v.check((day) => day === null || day <= today, message('dayAhead', { label })),
  )

/** Blank says nothing, which is not zero. */
const optionalAmount = (label: FieldName) =>
  v.union([
    v.pipe(
      v.string(),
      v.trim(),
      v.literal(''),
      v.transform(() => null),
    ),
    typedAmount(label),
  ])

/** What the bank said of a remittance, as a form gives it. */
export const remittanceSchema = v.object({
  bankAdvice: optionalLine('bankAdvice', LINE),
  irmNumber: optionalLine('irmNumber', LINE),
  firaNumber: optionalLine('firaNumber', LINE),
  firaFile: optionalLine('firaFile', LONG_LINE),
  purposeCode: optionalCode(/^P[0-9]{4}$/, message('purposeCodeInvalid')),
  rupees: optionalAmount('rupees'),
  charges: optionalAmount('charges'),
})
export type RemittanceInput = v.InferInput<typeof remittanceSchema>
export type NewRemittance = v.InferOutput<typeof remittanceSchema>

export const termsSchema = (today: PlainDate) =>
  v.object({
    realiseBy: optionalDay,
    lutPaidBy: optionalDay,
    net: optionalAmount('net'),
    contractNumber: optionalLine('contractNumber', LINE),
    contractDate: optionalDay,
    remarks: optionalLine('remarks', REMARKS),
    closedOn: pastDay('closedOn', today),
    closingNote: optionalLine('closingNote', NOTE),
  })
export type TermsInput = v.InferInput<ReturnType<typeof termsSchema>>
export type NewTerms = v.InferOutput<ReturnType<typeof termsSchema>>

export const edfSchema = (today: PlainDate) =>
  v.object({
    filedOn: pastDay('filedOn', today),
    formNumber: optionalLine('formNumber', LINE),
    dueOn: optionalDay,
    mode: optionalLine('mode', LINE),
    thirdParty: optionalLine('thirdParty', LONG_LINE),
  })
export type EdfInput = v.InferInput<ReturnType<typeof edfSchema>>
export type NewEdf = v.InferOutput<ReturnType<typeof edfSchema>>
