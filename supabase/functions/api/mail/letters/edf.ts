import * as v from 'valibot'
import type { Mail } from '#api/mail/mailer.ts'
import { toCamel } from '#data/names.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { fact } from '#domain/mail/letter.ts'
import { newsMail, type Owner, toOwner, typed } from './to-owner.ts'

/** An export declaration that is due. */
const edfNews = v.pipe(
  v.object({
    name: v.string(),
    business_name: v.string(),
    /** Its first day. */
    month: v.string(),
    due_on: v.string(),
    invoices: v.number(),
  }),
  v.transform(toCamel),
)
type EdfNews = v.InferOutput<typeof edfNews>

/** Tells an exporter, a week before, until when the form of a month is filed. */
function edfMail({ name, businessName, month, dueOn, invoices }: EdfNews, owner: Owner): Mail {
  const { words, appUrl } = owner
  const [monthName, day] = [words.month(month), words.day(dueOn)]
  return newsMail(owner, toSingleLine(businessName), {
    subject: words.edfSubject(monthName, day),
    words: `${words.hello(typed(words, name))}\n\n${words.edf(monthName, day)}`,
    title: words.edfTitle(monthName),
    figure: { label: words.edfDue, value: day },
    facts: [fact(words.edfInvoices, String(invoices))],
    button: { label: words.openExports, url: `${appUrl}/reports/exports` },
  })
}

export const edf = toOwner(edfNews, edfMail)
