import { listFilters } from '#domain/document/invoice.ts'
import type { ListFigures } from '#domain/document/list-filter.ts'
import type { lists } from '#languages/en/screens/lists.ts'
import type { Words } from '#languages/words.ts'
import { type ListView, listViews } from './list-address.ts'
import { figureOf } from './table/figure-of.ts'
import type { InvoiceListState } from './use-invoice-list.ts'

type ListWords = Words<typeof lists>

/** All of them in one line would take a second one. */
const rare: readonly ListView[] = ['CANCELLED', 'WRITTEN_OFF', 'CREDIT_NOTE', 'DEBIT_NOTE']

/** The statuses to filter by, each with its count once that is known, a way back to all, and those that few look for. */
export function statusFilters(
  words: ListWords['statuses'],
  drafts: number | undefined,
  figures: ListFigures | undefined,
) {
  const optionOf = (value: ListView) => ({
    value,
    label: words[value],
    count: value === 'DRAFT' ? drafts : figures?.[value]?.count,
  })
  return {
    usual: [
      { value: 'ALL' as const, label: words.ALL, count: figures && figureOf(figures, null).count },
      ...listViews.filter((view) => !rare.includes(view)).map(optionOf),
    ],
    rare: rare.map(optionOf),
  }
}

/** Views outside the sum of all invoices; each is counted where it is shown. */
const apart = { CANCELLED: 'cancelled', CREDIT_NOTE: 'notes', DEBIT_NOTE: 'debits' } as const
const isApart = (status: string | undefined): status is keyof typeof apart =>
  status !== undefined && Object.hasOwn(apart, status)

type Cards = Pick<InvoiceListState, 'invoices' | 'matchCount' | 'totalCount'>

/** All invoices, whatever status is filtered; `drafts` are counted apart, as they are no invoices yet. */
export function countText(
  words: ListWords['counts'],
  filter: ListView | null,
  known: Cards | ListFigures | undefined,
  drafts: number | undefined,
) {
  if (filter === 'DRAFT') return counted(drafts, words.drafts)
  const status = listFilters.find((status) => status === filter)
  const separate = isApart(status) ? status : null
  const count =
    known &&
    ('matchCount' in known
      ? separate
        ? known.invoices && known.matchCount
        : known.totalCount
      : figureOf(known, separate).count)
  return counted(count, words[separate ? apart[separate] : 'invoices'])
}

const counted = (count: number | null | undefined, words: (params: { count: number }) => string) =>
  count === undefined || count === null ? '\u00a0' : words({ count })
