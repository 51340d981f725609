import type { SmallTable } from './document/small-table.ts'
import { documentView, type Fact, type ViewedInvoice } from './document-view.ts'
import { isNote, type KindWord, kindWord } from './kind.ts'
import type { MailWords } from './language/mail-words.ts'
import { english, type Spoken } from './language/tongue.ts'
import { toLines, toSingleLine } from './lines.ts'
import { languagesOf, type MailedInvoice, mailWordsOf, tableLines, upiText } from './mail.ts'
import { formatMoney } from './money.ts'
import { askedOf, dueOf } from './totals.ts'

/** A mail as its reader sees it: its text and its HTML say the same, in this order. */
export type Letter = {
  /** BCP 47. */
  lang: string
  /** In whose name it comes; the picture is a data URI. */
  head: { name: string; logo: string | null }
  /** As a person, or the product in their place, worded it. */
  words: string
  /** What of the words is a link, absolute. */
  ownLinks: string[]
  title: string
  figure: Fact
  /** The address is what the fact leads to. */
  facts: (Fact & { url: string | null })[]
  table: SmallTable | null
  /** The link is for a phone. */
  upi: { text: string; link: string } | null
  button: { label: string; url: string } | null
  /** Why it came, and where further ones are stopped. */
  foot: { text: string; url: string | null }
}

export const fact = (label: string, value: string, url: string | null = null) => ({
  label,
  value: toSingleLine(value),
  url,
})

/** What each of the languages says, in one line. */
export const inEach = (tongues: Spoken[], say: (words: MailWords) => string): string =>
  [...new Set(tongues.map((tongue) => say(mailWordsOf(tongue))))].join(' · ')

/** The language that a mail begins with. */
export const langOf = ([first = english]: Spoken[]): string => first.lang

/** Why a mail to a client came; behind it stands where to stop further ones. */
export const stopWords = (
  sellerName: string,
  noun: KindWord | 'receipt' | 'statement',
  tongues: Spoken[] = [english],
): string => inEach(tongues, ({ why }) => why(noun, toSingleLine(sellerName)))

/** What a client does on the page of the document. */
function buttonLabel(invoice: ViewedInvoice): string {
  const isDue = !isNote(invoice) && dueOf(invoice).minor > 0
  return inEach(languagesOf(invoice), ({ say, view }) => {
    if (invoice.kind === 'estimate') return say('View and answer')
    return isDue ? say('View and pay') : view(invoice.kind)
  })
}

/** Of what is due the amount that is asked for first; of all else what its sheet says at the top. */
function figuresOf(invoice: ViewedInvoice): Pick<Letter, 'figure' | 'facts'> {
  const { headline, dates } = documentView(invoice)
  const whole = { label: headline.label, value: headline.figure.main }
  const due = dueOf(invoice).minor
  const isDue = !isNote(invoice) && due > 0
  const day = dates
    .filter(({ strong }) => strong && isDue)
    .map(({ label, value }) => fact(label, value))
  const asked = askedOf(invoice, due)
  if (!isDue || invoice.kind === 'estimate' || asked === due) return { figure: whole, facts: day }
  return {
    figure: {
      label: inEach(languagesOf(invoice), ({ say }) => say('To pay next')),
      value: formatMoney(asked, invoice.currency),
    },
    facts: [...day, fact(whole.label, whole.value)],
  }
}

/** The mail of a document to its client, around its owner's words; without a stop it is a draft of it. */
export function documentLetter(
  invoice: MailedInvoice,
  words: string,
  stopUrl: string | null = null,
): Letter {
  const { name, seller, partTable, pay } = documentView(invoice)
  const { url } = invoice
  const tongues = languagesOf(invoice)
  return {
    lang: langOf(tongues),
    head: { name: seller.name, logo: seller.logo },
    words,
    ownLinks: url === '' ? [] : [url],
    title: name,
    ...figuresOf(invoice),
    table: partTable,
    upi: pay.upi && { text: upiText(invoice, pay.upi), link: pay.upi.link },
    button: url === '' ? null : { label: buttonLabel(invoice), url },
    foot: { text: stopWords(seller.name, kindWord(invoice), tongues), url: stopUrl },
  }
}

/** The text part: what programs show that draw no HTML. */
export function letterText({
  words,
  title,
  figure,
  facts,
  table,
  upi,
  button,
  foot,
}: Letter): string {
  return [
    toLines(words),
    '',
    toSingleLine(title),
    ...[{ ...figure, url: null }, ...facts].flatMap(({ label, value, url }) => [
      `${label}: ${value}`,
      ...(url === null ? [] : [url]),
    ]),
    '',
    ...(table ? [...tableLines(table), ''] : []),
    ...(upi ? [`${upi.text}\n${upi.link}`, ''] : []),
    ...(button ? [`${button.label}:`, button.url, ''] : []),
    '--',
    foot.text,
    ...(foot.url === null ? [] : [foot.url]),
  ].join('\n')
}
