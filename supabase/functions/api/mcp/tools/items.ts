import * as v from 'valibot'
import { listItems } from '#data/people/catalogue.ts'
import type { CatalogueItem } from '#domain/document/catalogue.ts'
import { pageOf, priceOf, quoted, rangeOf } from '../told.ts'
import { page, queryOf, reading } from '../tool.ts'

const told = (item: CatalogueItem) => ({
  id: item.id,
  description: quoted(item.description),
  unit: quoted(item.unit),
  rate: priceOf(item.rate, item.currency),
  hsnSac: item.hsnSac,
  gstRatePercent: item.gstRate === null ? null : item.gstRate / 100,
  taxability: item.taxability,
  lastUsed: item.usedAt,
})

export const findItems = reading({
  name: 'list_items',
  title: 'Items for sale',
  description:
    'Lists the goods and services that are sold again and again, with their rates, the last used first. A page has 50.',
  input: v.object({
    query: queryOf('A part of the description, or how an HSN or SAC code begins.'),
    page,
  }),
  run: async ({ query, page }, { db }) => {
    const found = await listItems(db, { ...rangeOf(page), search: query })
    return { items: found.items.map(told), ...pageOf(page, found.total) }
  },
})
