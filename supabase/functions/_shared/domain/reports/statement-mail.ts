import { toSingleLine } from '../characters/lines.ts'
import type { PlainDate } from '../dates.ts'
import type { LiveLink } from '../document/history.ts'
import type { Spoken } from '../language/english.ts'
import type { StatementMailWords } from '../language/statement-words.ts'
import { tongueOf } from '../language/tongue.ts'
import type { OwnLinks } from '../mail/foreign-links.ts'
import { type Letter, stopWords, together } from '../mail/letter.ts'
import { between, inEachLanguage, languagesOf, type MailFields, mailWordsOf } from '../mail/mail.ts'
import { type Currency, formatMoney } from '../money.ts'
import { closingFact, openingFact, periodText, type Statement, statementView } from './statement.ts'

/** A statement that a message is about; `url` is the absolute address of its page, empty where it has no link. */
export type MailedStatement = Statement & { url: string }

/** Identifies a statement by its days and its currency. */
export type StatementKey = { firstDay: PlainDate; lastDay: PlainDate; currency: Currency }

/** The link to a statement that lives; its token is in the address of its page. */
export type StatementLink = StatementKey & LiveLink & { createdAt: string }

/** A mail with a statement: when it went, or that nobody knows whether it did, and whom it reached and missed. */
export type StatementMail = StatementKey & {
  id: string
  at: string
  isUnsure: boolean
  to: string[]
  missed: string[]
}

const englishMail: StatementMailWords = {
  opening: (period, state) => `Here is your statement of account from ${period}: ${state}`,
  nothingLeft: 'nothing is left to pay',
  owed: (amount) => `${amount} is open`,
  inFavour: (amount) => `${amount} is in your favour`,
  tellUs: 'If anything in it is not as you have it, please tell us.',
  view: 'View statement',
}

const wordsOf = ({ statement }: Spoken): StatementMailWords => statement?.mail ?? englishMail

/** How it begins, without the mark at its end: of which days, and how it stands at the end of the last. */
function openingOf({ period, account }: Statement, tongue: Spoken): string {
  const { closingMinor, currency } = account
  const { opening, nothingLeft, owed, inFavour } = wordsOf(tongue)
  const amount = formatMoney(Math.abs(closingMinor), currency)
  const state =
    closingMinor === 0 ? nothingLeft : closingMinor > 0 ? owed(amount) : inFavour(amount)
  return opening(periodText(period, tongue), state)
}

/** The statement in each language of its mails. */
const inEach = <About extends Statement>(statement: About): About[] =>
  inEachLanguage(statement.client).map((client) => ({ ...statement, client }))

/** The words of a mail in each of its languages; the link, where there is one, stands once. */
function wording(statement: Statement, url: string | null): string {
  const tongues = languagesOf(statement.client)
  const parts = tongues.map((tongue, at) => {
    const words = mailWordsOf(tongue)
    const isLinked = url !== null && at === tongues.length - 1
    const opening = openingOf(statement, tongue) + (isLinked ? ':' : words.stop)
    const closing = [wordsOf(tongue).tellUs, '', words.say('Thank you,')]
    return { words, lines: [opening, ...(isLinked ? [url] : []), '', ...closing] }
  })
  return between(statementView(statement), parts)
}

/** The mail of a statement as the product words it, for its owner to change. The link stands below the words by itself. */
export function composeStatementMail(statement: Statement): MailFields {
  const [first = statement] = inEach(statement)
  const { subject, number } = statementView(first)
  return {
    subject: toSingleLine(`${subject}, ${number}`),
    message: wording(statement, null),
  }
}

/** The same for another program, with the link among the words. */
export const composeStatementText = (statement: MailedStatement): MailFields => ({
  ...composeStatementMail(statement),
  message: wording(statement, statement.url),
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
  words: string,
  stopUrl: string | null = null,
): Letter => together(inEach(statement).map((each) => letterIn(each, words, stopUrl)))

function letterIn(statement: MailedStatement, words: string, stopUrl: string | null): Letter {
  const { seller, name } = statementView(statement)
  const { client, url } = statement
  const tongue = tongueOf(client)
  const { view } = wordsOf(tongue)
  return {
    ...{ lang: tongue.lang, head: { name: seller.name, logo: seller.logo } },
    words,
    ownLinks: [url],
    title: toSingleLine(name),
    figure: closingFact(statement),
    facts: [{ ...openingFact(statement), url: null }],
    ...{ table: null, upi: null },
    button: { label: view, url },
    foot: { text: stopWords(seller.name, 'statement', tongue), url: stopUrl },
  }
}
