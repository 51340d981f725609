import type { Estimate } from '#domain/document/estimate.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { type ForerunnerKind, forerunnerKinds, kinds } from '#domain/document/kinds.ts'
import { standingOf } from '#domain/document/standing.ts'
import { formatMoney } from '#domain/money.ts'
import type { standings } from '#languages/en/names/standings.ts'
import type { shell } from '#languages/en/screens/shell.ts'
import { nameOf } from '#languages/name-of.ts'
import type { Words } from '#languages/words.ts'
import type { Amounts } from '#src/language/use-amounts.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { paths } from '#src/lib/paths/paths.ts'
import type { Found } from './use-found.ts'

/** A line to choose: its name, the words that set it apart, and the place that it leads to (or what it does). */
export interface Line<To = string> {
  key: string
  title: string
  detail?: string
  /** Small, at the right end. */
  aside: string
  /** Keys to press one after the other, in place of that. */
  keys?: readonly string[] | undefined
  to: To
}

export interface LineGroup<To = string> {
  label: string
  lines: Line<To>[]
}

const ofKind = (estimates: Estimate[], wanted: ForerunnerKind) =>
  estimates.filter(({ kind }) => kinds[kind].draft === wanted)

/** Clients first, then invoices and what becomes one; a group that found nothing is left out. */
export const foundGroups = (
  { clients, invoices, estimates }: Found,
  { ways, search }: Words<typeof shell>,
  { documents, forerunners }: Words<typeof standings>,
  { amountTexts }: Amounts,
): LineGroup[] =>
  [
    {
      label: ways.clients,
      lines: clients.map(({ id, name, email, due }) => ({
        key: id,
        title: name,
        detail: [
          ...(due.minor > 0 ? [search.due({ amount: formatMoney(due.minor) })] : []),
          email ?? search.noEmail,
        ].join(' · '),
        aside: '',
        to: paths.client(id),
      })),
    },
    {
      label: ways.invoices,
      lines: invoices.map((invoice) => ({
        key: invoice.id,
        title: numberText(invoice),
        detail: `${nameOf(documents, standingOf(invoice))} · ${invoice.clientName}`,
        aside: amountTexts(invoice.total, invoice.currency).main,
        to: paths.invoice(invoice.id),
      })),
    },
    ...forerunnerKinds.map((kind) => ({
      label: ways[kinds[kind].list],
      lines: ofKind(estimates, kind).map((estimate) => ({
        key: estimate.id,
        title: estimate.formattedEstimateNumber,
        detail: `${forerunners[estimate.state]} · ${estimate.clientName}`,
        aside: amountTexts(estimate.total, estimate.currency).main,
        to: kindPaths(estimate.kind).document(estimate.id),
      })),
    })),
  ].filter(({ lines }) => lines.length > 0)
