import * as v from 'valibot'
import { currencies } from '#domain/money.ts'
import { type StatementAccount, statementKinds } from '#domain/reports/statement.ts'
import { major } from './item-shape.ts'

/** An account in its own currency; `amount` is above nothing what the client owes more, `balance` what they owe after it. */
export function statementShape({ currency, openingMinor, closingMinor, lines }: StatementAccount) {
  let balance = openingMinor
  return {
    currency,
    opening: major(openingMinor),
    closing: major(closingMinor),
    lines: lines.map(({ minor, tdsMinor, ...line }) => {
      balance += minor
      return { ...line, amount: major(minor), tds: major(tdsMinor), balance: major(balance) }
    }),
  }
}

const text = v.nullable(v.string())

export const statementAnswer: v.GenericSchema<ReturnType<typeof statementShape>[]> = v.array(
  v.object({
    currency: v.picklist(currencies),
    opening: v.number(),
    closing: v.number(),
    lines: v.array(
      v.object({
        day: v.string(),
        kind: v.picklist(statementKinds),
        documentId: text,
        number: text,
        method: text,
        reference: text,
        amount: v.number(),
        tds: v.number(),
        balance: v.number(),
      }),
    ),
  }),
)
