import {
  type DocumentCatalogue,
  type DocumentWords,
  eachOf,
} from '#languages/document-catalogue.ts'
import type { MailedKind } from '#languages/en/documents/mail.ts'
import { toLines, toSingleLine } from '../characters/lines.ts'
import { asksMoney, isNote, isOffer } from '../document/kind-questions.ts'
import { askedOf, dueOf } from '../document/settlement.ts'
import { documentView } from '../document/view/document-view.ts'
import type { SmallTable } from '../document/view/small-table.ts'
import type { Fact, ViewedInvoice } from '../document/view/viewed.ts'
import { formatMoney } from '../money.ts'
import { withoutLinks } from './foreign-links.ts'
import { type MailedInvoice, tableLines, upiText } from './mail.ts'

/** A mail as its reader sees it: its text and its HTML say the same, in this order. */
export type Letter = {
  /** BCP 47. */
  lang: string
  /** The sender's name; the logo is a data URI. */
  head: { name: string; logo: string | null }
  /** The text as a person, or the product for them, wrote it. */
  words: string
  /** Absolute URLs that the words may link to. */
  ownLinks: string[]
  title: string
  figure: Fact
  /** The URL is the fact's link target. */
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

/** Joins texts; those that are the same in both languages appear once. */
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
        label: said(({ table }) => table?.columns[at]?.label),
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

/** Explains why a client got a mail, and leads to the link that stops further ones; a draft has none. */
export function footOf(
  sellerName: string,
  kind: MailedKind,
  url: string | null,
  { mail }: DocumentCatalogue,
): Letter['foot'] {
  const why = mail.why(kind, toSingleLine(sellerName))
  return { text: url === null ? why : `${why} ${mail.stopHere}`, url }
}

/** Returns the label for the action on the document's page. */
function buttonLabel(invoice: ViewedInvoice, { mail }: DocumentCatalogue): string {
  const isDue = asksMoney(invoice) && dueOf(invoice).minor > 0
  if (isOffer(invoice)) return mail.labels.viewAndAnswer
  return isDue ? mail.labels.viewAndPay : mail.view(invoice.kind)
}

/** When an amount is due, shows the amount that is asked for first; otherwise the figure at the top of the sheet. */
function figuresOf(
  invoice: ViewedInvoice,
  words: DocumentCatalogue,
): Pick<Letter, 'figure' | 'facts'> {
  const { headline, dates } = documentView(invoice, words)
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
      label: words.mail.labels.toPayNext,
      value: formatMoney(asked, invoice.currency),
    },
    facts: [...day, fact(whole.label, whole.value)],
  }
}

/** The mail of a document to its client, around its owner's words; without a stop it is a draft of it. */
export const documentLetter = (
  invoice: MailedInvoice,
  words: DocumentWords,
  message: string,
  stopUrl: string | null = null,
): Letter => together(eachOf(words).map((each) => letterIn(invoice, each, message, stopUrl)))

function letterIn(
  invoice: MailedInvoice,
  words: DocumentCatalogue,
  message: string,
  stopUrl: string | null,
): Letter {
  const { name, seller, partTable, pay } = documentView(invoice, words)
  const { url } = invoice
  return {
    lang: words.lang,
    head: { name: seller.name, logo: seller.logo },
    words: message,
    ownLinks: url === '' ? [] : [url],
    // A number that came with a file may read as a link.
    title: toSingleLine(withoutLinks(name, words.mail.labels.linkLeftOut)),
    ...figuresOf(invoice, words),
    table: partTable,
    upi: pay.upi && { text: upiText(pay.upi, words), link: pay.upi.link },
    button: url === '' ? null : { label: buttonLabel(invoice, words), url },
    foot: footOf(seller.name, invoice.kind, stopUrl, words),
  }
}

/** A label and its value, a line for each language. */
function factLines({ label, value }: Fact): string[] {
  const [labels, values] = [label.split('\n'), value.split('\n')]
  const longer = labels.length < values.length ? values : labels
  return longer.map((_, at) => `${labels[at] ?? label}: ${values[at] ?? value}`)
}

/** Builds the text part, for programs that show no HTML. */
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
