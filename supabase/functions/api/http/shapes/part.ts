import * as v from 'valibot'
import { daysBetween } from '#domain/dates.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { settledParts } from '#domain/document/settlement.ts'
import { major, percentOf } from './item.ts'

/** `percent` of a part that was asked for by one. */
const amounts = { amount: v.number(), percent: v.nullable(v.number()) }

export const partAnswer = v.object({
  dueDate: v.pipe(v.string(), v.isoDate()),
  ...amounts,
  paid: v.number(),
})

/** The parts in which an invoice is due, and the settled amount of each; empty if all is due at once. */
export function partsShape(invoice: Invoice): v.InferOutput<typeof partAnswer>[] {
  const settled = settledParts(invoice)
  return invoice.parts.map(({ dueDate, amountMinor, share }, place) => ({
    dueDate,
    amount: major(amountMinor),
    percent: percentOf(share),
    paid: major(settled[place] ?? 0),
  }))
}

export const offeredPartAnswer = v.object({ days: v.pipe(v.number(), v.integer()), ...amounts })

/** The same of an estimate, whose invoice has no day yet. */
export const offeredPartsShape = ({
  parts,
  issueDate,
}: Invoice): v.InferOutput<typeof offeredPartAnswer>[] =>
  parts.map(({ dueDate, amountMinor, share }) => ({
    days: daysBetween(issueDate, dueDate),
    amount: major(amountMinor),
    percent: percentOf(share),
  }))
