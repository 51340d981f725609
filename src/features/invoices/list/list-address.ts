import * as v from 'valibot'
import { isPlainDate } from '#domain/dates.ts'
import { listFilters } from '#domain/document/invoice.ts'
import {
  type InvoiceFilter,
  type ListRange,
  type Sort,
  sortColumns,
} from '#domain/document/list-filter.ts'
import { parseMinor } from '#domain/money.ts'
import { keptChoice } from '#src/lib/kept-choice.ts'

/** The views of the list: a filter of documents, or the drafts. */
export const listViews = [...listFilters, 'DRAFT'] as const
export type ListView = (typeof listViews)[number]

/** Cards as specified, or a line each. */
export type ListShape = 'cards' | 'table'
export const pageSizes = ['25', '100'] as const
export type PageSize = (typeof pageSizes)[number]

export const keptShape = 'bahi-list-view'
export const keptSize = 'bahi-list-size'

const filterParam = v.fallback(v.nullable(v.picklist(listViews)), null)
const pageParam = v.fallback(
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  1,
)
const shapeParam = v.fallback(v.picklist(['cards', 'table']), 'cards')
const sizeParam = v.fallback(v.picklist(pageSizes), '25')
const columnParam = v.fallback(v.nullable(v.picklist(sortColumns)), null)
const dayParam = v.fallback(v.nullable(v.pipe(v.string(), v.check(isPlainDate))), null)
const idParam = v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null)
const rupeesParam = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((text): unknown => parseMinor(text)),
      v.number(),
      v.minValue(0),
      v.maxValue(1e14),
    ),
  ),
  null,
)

/** The filters beside the status, each a parameter of the address. */
export const rangeParams = ['issuedFrom', 'issuedTo', 'dueFrom', 'dueTo', 'min', 'max'] as const
export const narrowingParams = ['client', 'clientId', ...rangeParams] as const

/** The same for `?status=` and all that narrows. */
export const clearedParams = ['status', 'page', ...narrowingParams] as const

/** As the address says, or as this browser showed a list of documents last. */
export const shapeOf = (params: URLSearchParams): ListShape =>
  v.parse(shapeParam, params.get('view') ?? keptChoice(keptShape))

/** Drops the nulls of an object. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** The list as its address asks for it: `?status=PAID&dueTo=2026-11-30&view=table&sort=due&dir=asc&page=2`. */
export function readAddress(params: URLSearchParams) {
  const read = <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    v.parse(schema, params.get(name))

  const filter = read(filterParam, 'status')
  const sort = read(columnParam, 'sort')
  const range: ListRange = given({
    issuedFrom: read(dayParam, 'issuedFrom'),
    issuedTo: read(dayParam, 'issuedTo'),
    dueFrom: read(dayParam, 'dueFrom'),
    dueTo: read(dayParam, 'dueTo'),
    leastMinor: read(rupeesParam, 'min'),
    mostMinor: read(rupeesParam, 'max'),
  })
  const narrowed: InvoiceFilter = {
    status: filter === 'DRAFT' ? null : filter,
    search: params.get('client')?.trim() || null,
    client: read(idParam, 'clientId'),
    ...(Object.keys(range).length > 0 && { range }),
  }
  const order: Sort | undefined = sort
    ? { sort, descending: params.get('dir') !== 'asc' }
    : undefined
  return {
    filter,
    narrowed,
    page: read(pageParam, 'page'),
    shape: shapeOf(params),
    /** Whether this person has never said how they want the list. */
    undecided: params.get('view') === null && keptChoice(keptShape) === null,
    size: v.parse(sizeParam, params.get('size') ?? keptChoice(keptSize)),
    order,
  }
}

/** Whether anything is left out of the list. */
export const isNarrowed = ({ status, search, client, range }: InvoiceFilter) =>
  Boolean(status ?? search ?? client ?? range)
