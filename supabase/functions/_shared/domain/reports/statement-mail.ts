import type { PlainDate } from '../dates.ts'
import type { OwnLinks } from '../foreign-links.ts'
import type { ShareLink } from '../history.ts'
import { fact, type Letter, stopWords } from '../letter.ts'
import { toSingleLine } from '../lines.ts'
import { type MailFields, wordsBetween } from '../mail.ts'
import { type Currency, formatMoney } from '../money.ts'
import { closingFact, periodText, type Statement, statementView } from './statement.ts'

/** A statement that a message is about; `url` is the absolute address of its page. */
export type MailedStatement = Statement & { url: string }

/** Which statement it is: of which days, and in which currency. */
export type StatementKey = { firstDay: PlainDate; lastDay: PlainDate; currency: Currency }

/** The link to a statement that lives; its token is in the address of its page. */
export type StatementLink = StatementKey & ShareLink & { createdAt: string }

/** A mail with a statement: when it went, or that nobody knows whether it did, and whom it reached and missed. */
export type StatementMail = StatementKey & {
  id: string
  at: string
  isUnsure: boolean
  to: string[]
  missed: string[]
}

/** "₹600.00 is to be paid", as far as the last day. */
function openWords({ account }: Statement): string {
  const { closingMinor, currency } = account
  if (closingMinor === 0) return 'nothing is left to pay'
  const amount = formatMoney(Math.abs(closingMinor), currency)
  return closingMinor > 0 ? `${amount} is open` : `${amount} is in your favour`
}

const opening = (statement: Statement) =>
  `Here is your statement of account from ${periodText(statement.period)}: ${openWords(statement)}`

const closing = ['If anything in it is not as you have it, please tell us.', '', 'Thank you,']

/** The mail of a statement as the product words it, for its owner to change. The link stands below the words by itself. */
export function composeStatementMail(statement: Statement): MailFields {
  const view = statementView(statement)
  return {
    subject: toSingleLine(`${view.subject}, ${periodText(statement.period)}`),
    message: wordsBetween(view, [`${opening(statement)}.`, '', ...closing]),
  }
}

/** The same for another program, with the link among the words. */
export function composeStatementText(statement: MailedStatement): MailFields {
  const lines = [`${opening(statement)}:`, statement.url, '', ...closing]
  return {
    ...composeStatementMail(statement),
    message: wordsBetween(statementView(statement), lines),
  }
}

/** What may stand as a link in a mail about the statement. */
export const statementLinks = ({ url, business, client }: MailedStatement): OwnLinks => ({
  exact: [url],
  website: business.website,
  names: [business.name, client.name],
})

/** What the words of a draft must still agree with, as one text to compare. */
export const statementFacts = ({ account }: Statement): string =>
  JSON.stringify([account.currency, account.openingMinor, account.closingMinor])

/** The mail of a statement to its client, around its owner's words; without a stop it is a draft of it. */
export function statementLetter(
  statement: MailedStatement,
  words: string,
  stopUrl: string | null = null,
): Letter {
  const { seller, name } = statementView(statement)
  const { account, url } = statement
  return {
    ...{ lang: 'en', head: { name: seller.name, logo: seller.logo } },
    words,
    ownLinks: [url],
    title: name,
    figure: closingFact(account),
    facts: [fact('Opening balance', formatMoney(account.openingMinor, account.currency))],
    ...{ table: null, upi: null },
    button: { label: 'View statement', url },
    foot: { text: stopWords(seller.name, 'statement'), url: stopUrl },
  }
}
