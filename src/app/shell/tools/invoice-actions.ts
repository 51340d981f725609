import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { shell } from '#languages/en/screens/shell.ts'
import type { Words } from '#languages/words.ts'
import { type InvoiceAsk, invoiceAsk } from '#src/lib/paths/invoice-asks.ts'
import type { Line } from '../search/found-groups.ts'

type PaletteWords = Words<typeof shell>['palette']

const verbs = { 'record-payment': 'payVerbs', send: 'sendVerbs' } as const

/** How many of the found invoices are offered to someone who typed what to do, and to others. */
const MOST = { asked: 4, found: 1 }

/** Splits "send kaveri" into the action and the text that is sought; the verb may stand first or last. */
export function askedOf(
  text: string,
  words: PaletteWords,
): { ask: InvoiceAsk | null; sought: string } {
  const typed = text.split(/\s+/)
  for (const ask of ['record-payment', 'send'] as const) {
    const known = `${words[verbs[ask]]} ${shell.palette[verbs[ask]]}`.split(' ')
    const isVerb = (word: string | undefined) => known.includes(word?.toLowerCase() ?? '')
    const rest = typed.filter((word) => !isVerb(word))
    if (rest.length > 0 && (isVerb(typed[0]) || isVerb(typed.at(-1)))) {
      return { ask, sought: rest.join(' ') }
    }
  }
  return { ask: null, sought: text }
}

/** The actions on invoices that were found. */
export function actionLines(
  invoices: readonly InvoiceSummary[],
  asked: InvoiceAsk | null,
  words: PaletteWords,
): Line[] {
  return invoices
    .filter(({ cancelledAt }) => cancelledAt === null)
    .slice(0, asked ? MOST.asked : MOST.found)
    .flatMap((invoice) => {
      const of = { number: numberText(invoice), client: invoice.clientName }
      const offers = [
        { ask: 'record-payment' as const, title: words.record(of), can: invoice.balance.minor > 0 },
        { ask: 'send' as const, title: words.send(of), can: true },
      ]
      return offers
        .filter(({ ask, can }) => can && (asked ?? ask) === ask)
        .map(({ ask, title }) => ({
          key: `${ask} ${invoice.id}`,
          title,
          aside: '',
          to: invoiceAsk(invoice.id, ask),
        }))
    })
}
