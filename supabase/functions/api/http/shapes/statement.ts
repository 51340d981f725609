import * as v from 'valibot'
import type { MailRecipients } from '#domain/mail/mail.ts'
import { currencies } from '#domain/money.ts'
import { type StatementAccount, statementKinds } from '#domain/reports/statement.ts'
import type { StatementKey, StatementLink, StatementMail } from '#domain/reports/statement-mail.ts'
import { major } from './item.ts'

/** An account in its own currency; `amount` is above nothing what the client owes more, `balance` what they owe after it. */
export function statementShape({ currency, openingMinor, closingMinor, lines }: StatementAccount) {
  let balance = openingMinor
  return {
    currency,
    opening: major(openingMinor),
    closing: major(closingMinor),
    lines: lines.map(
      ({ minor, tdsMinor, advanceMinor, dueDate: _due, openMinor: _open, ...line }) => {
        balance += minor
        return {
          ...{ ...line, amount: major(minor), tds: major(tdsMinor), advance: major(advanceMinor) },
          balance: major(balance),
        }
      },
    ),
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
        advance: v.number(),
        balance: v.number(),
      }),
    ),
  }),
)

/** The address is a path on the app's origin. */
export const statementLinkShape = (token: string) => ({ url: `/s/${token}`, token })

const keyShape = ({ firstDay, lastDay, currency }: StatementKey) => ({
  ...{ from: firstDay, to: lastDay, currency },
})

/** The links that live, and what was mailed; `missed` are those whom the mail server did not take it for. */
export const sharingShape = (sharing: { links: StatementLink[]; mails: StatementMail[] }) => ({
  links: sharing.links.map((link) => ({
    ...{ ...keyShape(link), ...statementLinkShape(link.token) },
    ...{ createdAt: link.createdAt, views: link.views },
    ...{ firstViewedAt: link.firstViewedAt, lastViewedAt: link.lastViewedAt },
  })),
  mails: sharing.mails.map(({ at, isUnsure, to, missed, ...key }) => ({
    ...{ statement: keyShape(key), at, state: isUnsure ? 'unsure' : 'sent', to, missed },
  })),
})

export const statementMailShape = (
  { to, cc }: MailRecipients,
  subject: string,
  missed: string[],
) => ({
  ...{ kind: 'statement', to: to.join(', '), cc, missed, subject },
})

const key = { from: v.string(), to: v.string(), currency: v.picklist(currencies) }
const list = v.array(v.string())

export const statementLinkAnswer: v.GenericSchema<ReturnType<typeof statementLinkShape>> = v.object(
  { url: v.string(), token: v.string() },
)

export const sharingAnswer: v.GenericSchema<ReturnType<typeof sharingShape>> = v.object({
  links: v.array(
    v.object({
      ...{ ...key, url: v.string(), token: v.string(), createdAt: v.string(), views: v.number() },
      ...{ firstViewedAt: text, lastViewedAt: text },
    }),
  ),
  mails: v.array(
    v.object({
      ...{ statement: v.object(key), at: v.string(), state: v.picklist(['sent', 'unsure']) },
      ...{ to: list, missed: list },
    }),
  ),
})

export const statementMailAnswer: v.GenericSchema<ReturnType<typeof statementMailShape>> = v.object(
  {
    ...{ kind: v.literal('statement'), to: v.string(), cc: list, missed: list },
    subject: v.string(),
  },
)
