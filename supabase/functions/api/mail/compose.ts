import { withoutLinks } from '#domain/foreign-links.ts'
import type { MailFields } from '#domain/mail.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { toSingleLine } from '#domain/text.ts'

/** What a client says to have paid; the amount is minor units of `currency`. */
export type ClaimNews = {
  invoiceId: string
  number: string
  clientName: string
  currency: Currency
  amountMinor: number
  method: string
  reference: string | null
  note: string | null
}

/** What anybody may have typed, with nothing in it to click on: it stands as it is in the app. */
const typed = (text: string) => toSingleLine(withoutLinks(text, '(link left out)'))

/** The mail that tells the owner of it; `url` is the absolute address of the invoice in the app. */
export function composeClaimMail(news: ClaimNews, url: string): MailFields {
  const amount = formatMoney(news.amountMinor, news.currency)
  const client = toSingleLine(news.clientName)
  return {
    subject: `${client} says they have paid ${amount}`,
    message: [
      `${client} says they have paid ${amount} for invoice ${news.number}.`,
      '',
      `Method: ${news.method}`,
      ...(news.reference === null ? [] : [`Reference: ${typed(news.reference)}`]),
      ...(news.note === null ? [] : [`Note: ${typed(news.note)}`]),
      '',
      'Nothing is counted yet. Check your account, then confirm or decline it:',
      url,
      '',
      'Which emails you get is up to you: Settings, Notifications.',
    ].join('\n'),
  }
}
