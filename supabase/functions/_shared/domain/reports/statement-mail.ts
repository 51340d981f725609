import {
  type DocumentCatalogue,
  type DocumentWords,
  eachOf,
} from '#languages/document-catalogue.ts'
import { toSingleLine } from '../characters/lines.ts'
import type { PlainDate } from '../dates.ts'
import type { LiveLink } from '../document/history.ts'
import type { OwnLinks } from '../mail/foreign-links.ts'
import { footOf, type Letter, together } from '../mail/letter.ts'
import { between, type MailFields } from '../mail/mail.ts'
import { type Currency, formatMoney } from '../money.ts'
import { closingFact, openingFact, periodText, type Statement, statementView } from './statement.ts'

/** A statement that a message is about; `url` is the absolute address of its page, empty where it has no link. */
export type MailedStatement = Statement & { url: string }

/** Identifies a statement by its days and its currency. */
export type StatementKey = { firstDay: PlainDate; lastDay: PlainDate; currency: Currency }

/** The link to a statement that lives; its token is in the address of its page. */
export type StatementLink = StatementKey &
  LiveLink & {
    createdAt: string
    /** Who shared it; null for the owner. */
    changedByName: string | null
  }

/** A mail with a statement: when it went, or that the outcome is unknown, and whom it reached and missed. */
export type StatementMail = StatementKey & {
  id: string
  at: string
  isUnsure: boolean
  to: string[]
  missed: string[]
  /** Who had it sent; null for the owner. */
  byName: string | null
}

/** Returns the opening sentence without its final mark: the period, and the balance at its end. */
function openingOf(statement: Statement, words: DocumentCatalogue): string {
  const { closingMinor, currency } = statement.account
  const { opening, nothingLeft, owed, inFavour } = words.statementMail
  const amount = formatMoney(Math.abs(closingMinor), currency)
  const state =
    closingMinor === 0 ? nothingLeft : closingMinor > 0 ? owed(amount) : inFavour(amount)
  return opening(periodText(statement, words), state)
}

/** Words a mail in each of its languages; the link, if any, appears once. */
function wording(statement: Statement, words: DocumentWords, url: string | null): string {
  const all = eachOf(words)
  const parts = all.map((each, at) => {
    const { mail, statementMail } = each
    const isLinked = url !== null && at === all.length - 1
    const opening = openingOf(statement, each) + (isLinked ? ':' : mail.stop)
    const closing = [statementMail.tellUs, '', mail.labels.thanks]
    return { mail, lines: [opening, ...(isLinked ? [url] : []), '', ...closing] }
  })
  return between(statementView(statement, words), parts)
}

/**
 * Returns the mail of a statement in the product's words, for its owner to change. The link is
 * added below the words.
 */
export function composeStatementMail(statement: Statement, words: DocumentWords): MailFields {
  const [first = words] = eachOf(words)
  const { subject, number } = statementView(statement, first)
  return {
    subject: toSingleLine(`${subject}, ${number}`),
    message: wording(statement, words, null),
  }
}

/** The same for another program, with the link among the words. */
export const composeStatementText = (
  statement: MailedStatement,
  words: DocumentWords,
): MailFields => ({
  ...composeStatementMail(statement, words),
  message: wording(statement, words, statement.url),
})

/** Returns the links that a mail about the statement may contain. */
export const statementLinks = ({ url, business, client }: MailedStatement): OwnLinks => ({
  exact: url === '' ? [] : [url],
  website: business.website,
  names: [business.name, client.name],
})

/** Returns the facts that the words of a draft must still agree with, as one text to compare. */
export const statementFacts = ({ account }: Statement): string =>
  JSON.stringify([account.currency, account.openingMinor, account.closingMinor])

/** The mail of a statement to its client, around its owner's words; without a stop it is a draft of it. */
export const statementLetter = (
  statement: MailedStatement,
  words: DocumentWords,
  message: string,
  stopUrl: string | null = null,
): Letter => together(eachOf(words).map((each) => letterIn(statement, each, message, stopUrl)))

function letterIn(
  statement: MailedStatement,
  words: DocumentCatalogue,
  message: string,
  stopUrl: string | null,
): Letter {
  const { seller, name } = statementView(statement, words)
  const { url } = statement
  return {
    ...{ lang: words.lang, head: { name: seller.name, logo: seller.logo } },
    words: message,
    ownLinks: [url],
    title: toSingleLine(name),
    figure: closingFact(statement, words),
    facts: [{ ...openingFact(statement, words), url: null }],
    ...{ table: null, upi: null },
    button: { label: words.statementMail.view, url },
    foot: footOf(seller.name, 'statement', stopUrl, words),
  }
}
