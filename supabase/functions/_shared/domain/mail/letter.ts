import { toLines, toSingleLine } from '../characters/lines.ts'
import { asksMoney, isNote, isOffer, type KindWord, kindWord } from '../document/kind-questions.ts'
import { askedOf, dueOf } from '../document/settlement.ts'
import { documentView } from '../document/view/document-view.ts'
import type { SmallTable } from '../document/view/small-table.ts'
import type { Fact, ViewedInvoice } from '../document/view/viewed.ts'
import { english, type Spoken } from '../language/english.ts'
import { tongueOf } from '../language/tongue.ts'
import { formatMoney } from '../money.ts'
import { withoutLinks } from './foreign-links.ts'
import { inEachLanguage, type MailedInvoice, mailWordsOf, tableLines, upiText } from './mail.ts'

/** A mail as its reader sees it: its text and its HTML say the same, in this order. */
export type Letter = {
  /** BCP 47. */
  lang: string
  /** In whose name it comes; the picture is a data URI. */
  head: { name: string; logo: string | null }
  /** As a person, or the product in their place, worded it. */
  words: string
  /** Absolute URLs that the words may link to. */
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

/** Texts that are the same in both languages stand there once. */
const inLines = (texts: string[]) => [...new Set(texts)].join('\n')

/** The same letter in each of its languages as one: a line for each, and nowhere two on one line. */
export function together(letters: Letter[]): Letter {
  const [first] = letters
  if (!first) throw new Error('A letter speaks some language.')
  const said = (text: (letter: Letter) => string | undefined) =>
    inLines(letters.flatMap((letter) => text(letter) ?? []))
  return {
    ...first,
    words: said(({ words }) => words),
    title: said(({ title }) => title),
    figure: {
      label: said(({ figure }) => figure.label),
      value: said(({ figure }) => figure.value),
    },
    facts: first.facts.map(({ url }, at) => ({
      label: said(({ facts }) => facts[at]?.label),
      value: said(({ facts }) => facts[at]?.value),
      url,
    })),
    table: first.table && {
      columns: first.table.columns.map(({ align }, at) => ({
        label: { main: said(({ table }) => table?.columns[at]?.label.main), beside: null },
        align,
      })),
      rows: first.table.rows.map(({ position, cells }, row) => ({
        position,
        cells: cells.map((_, at) => ({
          main: said(({ table }) => table?.rows[row]?.cells[at]?.main),
          beside: null,
        })),
      })),
      sum: null,
    },
    upi: first.upi && { text: said(({ upi }) => upi?.text), link: first.upi.link },
    button: first.button && { label: said(({ button }) => button?.label), url: first.button.url },
    foot: { text: said(({ foot }) => foot.text), url: first.foot.url },
  }
}

/** Why a mail to a client came; behind it stands where to stop further ones. */
export const stopWords = (
  sellerName: string,
  noun: KindWord | 'receipt' | 'statement',
  tongue: Spoken = english,
): string => mailWordsOf(tongue).why(noun, toSingleLine(sellerName))

/** Returns the label for the action on the document's page. */
function buttonLabel(invoice: ViewedInvoice): string {
  const isDue = asksMoney(invoice) && dueOf(invoice).minor > 0
  const { say, view } = mailWordsOf(tongueOf(invoice))
  if (isOffer(invoice)) return say('View and answer')
  return isDue ? say('View and pay') : view(invoice.kind)
}

/** When an amount is due, shows the amount that is asked for first; otherwise the figure at the top of the sheet. */
function figuresOf(invoice: ViewedInvoice): Pick<Letter, 'figure' | 'facts'> {
  const { headline, dates } = documentView(invoice)
  const whole = { label: headline.label, value: headline.figure.main }
  const due = dueOf(invoice).minor
  const isDue = !isNote(invoice) && due > 0
  const day = dates
    .filter(({ strong }) => strong && isDue)
    .map(({ label, value }) => fact(label, value))
  const asked = askedOf(invoice, due)
  if (!isDue || isOffer(invoice) || asked === due) return { figure: whole, facts: day }
  return {
    figure: {
      label: mailWordsOf(tongueOf(invoice)).say('To pay next'),
      value: formatMoney(asked, invoice.currency),
    },
    facts: [...day, fact(whole.label, whole.value)],
  }
}

/** The mail of a document to its client, around its owner's words; without a stop it is a draft of it. */
export const documentLetter = (
  invoice: MailedInvoice,
  words: string,
  stopUrl: string | null = null,
): Letter => together(inEachLanguage(invoice).map((each) => letterIn(each, words, stopUrl)))

function letterIn(invoice: MailedInvoice, words: string, stopUrl: string | null): Letter {
  const { name, seller, partTable, pay } = documentView(invoice)
  const { url } = invoice
  const tongue = tongueOf(invoice)
  return {
    lang: tongue.lang,
    head: { name: seller.name, logo: seller.logo },
    words,
    ownLinks: url === '' ? [] : [url],
    // A number that came with a file may read as a link.
    title: toSingleLine(withoutLinks(name, mailWordsOf(tongue).say('(link left out)'))),
    ...figuresOf(invoice),
    table: partTable,
    upi: pay.upi && { text: upiText(invoice, pay.upi), link: pay.upi.link },
    button: url === '' ? null : { label: buttonLabel(invoice), url },
    foot: { text: stopWords(seller.name, kindWord(invoice), tongue), url: stopUrl },
  }
}

/** A label and its value, a line for each language. */
function factLines({ label, value }: Fact): string[] {
  const [labels, values] = [label.split('\n'), value.split('\n')]
  const longer = labels.length < values.length ? values : labels
  return longer.map((_, at) => `${labels[at] ?? label}: ${values[at] ?? value}`)
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
    title,
    ...[{ ...figure, url: null }, ...facts].flatMap(({ url, ...said }) => [
      ...factLines(said),
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
