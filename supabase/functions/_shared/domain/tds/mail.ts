import {
  type DocumentCatalogue,
  type DocumentWords,
  eachOf,
} from '#languages/document-catalogue.ts'
import { toSingleLine } from '../characters/lines.ts'
import { panOfTaxId } from '../gst/pan.ts'
import { tdsNameOn } from '../law/tds-due.ts'
import type { MailFields } from '../mail/mail.ts'
import { formatMoney } from '../money.ts'
import { certificateForm, type QuarterCredit } from './credit.ts'
import { dayOfDeduction } from './deduction.ts'
import type { MatchedDeduction } from './match.ts'

/** What a mail about a quarter is made from. */
export type TdsMail = {
  business: { name: string; taxId: string | null }
  client: { name: string }
  quarter: QuarterCredit
}

/** Deductions that the client can put right: the others are on their way, or are there. */
export const toAskFor = ({ deductions }: QuarterCredit): MatchedDeduction[] =>
  deductions.filter(({ state }) => ['missing', 'short', 'wrongCode'].includes(state))

const lacking = ({ state, taxMinor, reachedMinor }: MatchedDeduction) =>
  state === 'wrongCode' ? 0 : taxMinor - reachedMinor

const daysOf = (
  { quarter }: QuarterCredit,
  { day, statement }: Pick<DocumentCatalogue, 'day' | 'statement'>,
) => statement.period(day(quarter.firstDay), day(quarter.lastDay))

/** Returns a polite mail to the client's accounts desk with the deductions of a quarter that the department lacks, for its owner to change. */
export function composeTdsMail(
  { business, client, quarter }: TdsMail,
  words: DocumentWords,
): MailFields {
  const all = eachOf(words)
  const [first = words] = all
  const asked = toAskFor(quarter)
  const sum = asked.reduce((minor, one) => minor + lacking(one), 0)
  const pan = panOfTaxId(business.taxId)
  const parts = all.map(({ mail, tdsMail, ...each }) => [
    mail.hello(toSingleLine(client.name)),
    '',
    tdsMail.opening(daysOf(quarter, each)),
    '',
    ...asked.map((one) => {
      const day = dayOfDeduction(one)
      const facts = [one.number, each.day(day), formatMoney(one.taxMinor)] as const
      if (one.state === 'missing') return tdsMail.missing(...facts)
      if (one.state === 'short') return tdsMail.short(...facts, formatMoney(one.reachedMinor))
      const expected = (one.kind && tdsNameOn(one.kind, day)?.name) ?? ''
      return tdsMail.wrongCode(...facts, one.rows[0]?.code ?? '', expected)
    }),
    ...(sum > 0 ? ['', tdsMail.sum(formatMoney(sum))] : []),
    '',
    ...(pan ? [tdsMail.pan(pan)] : []),
    tdsMail.ask(certificateForm(quarter.quarter.firstDay)),
    tdsMail.sorry,
    '',
    mail.labels.thanks,
  ])
  return {
    subject: toSingleLine(first.tdsMail.subject(daysOf(quarter, first), business.name)),
    message: [
      ...parts.flatMap((lines, at) => (at > 0 ? ['', ...lines] : lines)),
      toSingleLine(business.name),
    ].join('\n'),
  }
}
