import { useDeferredValue, useState } from 'react'
import useSWR, { preload, unstable_serialize, useSWRConfig } from 'swr'
import * as catalogue from '#data/people/catalogue.ts'
import type { CatalogueFields } from '#domain/document/catalogue.ts'
import { message } from '#domain/messages/message.ts'
import { supabase } from '../lib/supabase.ts'
import { catalogueKeys, isCatalogue } from './keys.ts'

type Filter = { search: string; archived: boolean }

/**
 * Loads the first of the caller's items, the last used first; null asks nothing. Earlier items stay
 * until the new ones are here.
 */
export const useItems = (filter: Filter | null, limit: number) =>
  useSWR(
    filter && catalogueKeys.items(filter.search, filter.archived, limit),
    ([, , search, archived, most]) =>
      catalogue.listItems(supabase, { offset: 0, limit: most, search, archived }),
    { keepPreviousData: true },
  )

/** Loads how rows of earlier invoices were called; null asks nothing. Earlier answers stay meanwhile. */
export const useEarlierRows = (search: string | null, limit: number) =>
  useSWR(
    search !== null && catalogueKeys.earlierRows(search, limit),
    ([, , text, most]) => catalogue.earlierRows(supabase, text, most),
    { keepPreviousData: true },
  )

const HSN_SUGGESTIONS = 8

/** Builds the key of a search for HSN codes; null asks nothing. */
function hsnKey(typed: string | null) {
  const query = typed?.trim() ?? ''
  return query.length > 1 ? catalogueKeys.hsnSearch(query, HSN_SUGGESTIONS) : null
}

const searchHsn = ([, , text, most]: NonNullable<ReturnType<typeof hsnKey>>) =>
  catalogue.searchHsn(supabase, text, { offset: 0, limit: most })

/**
 * Loads the official description of a code; null where the list lacks it. Asks nothing for a text
 * that is no code.
 */
const useHsn = (code: string) =>
  useSWR(/^(?:\d\d){1,4}$/.test(code) && catalogueKeys.hsn(code), ([, , asked]) =>
    catalogue.findHsn(supabase, asked),
  )

/** Offers suggestions for a field of HSN codes, and the official list's text for its value. */
export function useHsnField(value: string) {
  const { cache } = useSWRConfig()
  const [asked, setAsked] = useState<string | null>(null)
  // Drawn behind the paint of the key.
  const key = hsnKey(useDeferredValue(asked))
  const { data: found } = useSWR(key, searchHsn, { keepPreviousData: true })
  const { data: known } = useHsn(value.replace(/\s/g, ''))
  return {
    ask(typed: string | null) {
      setAsked(typed)
      // The request starts while the key is painted; the list handles its result.
      const next = hsnKey(typed)
      if (next && !cache.get(unstable_serialize(next))) preload(next, searchHsn).catch(() => {})
    },
    suggestions: key
      ? found?.codes.map(({ code, description }) => ({
          key: code,
          text: code,
          detail: description,
        }))
      : undefined,
    /** Words of the list, or a message; missing while it loads, and for a text that is no code. */
    description: known === null ? message('hsnUnlisted') : (known?.description ?? undefined),
  }
}

/** Actions on the catalogue; each asks anew for all lists that show it. */
export function useItemActions() {
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(isCatalogue)

  return {
    refresh,
    async create(requestKey: string, item: CatalogueFields) {
      await catalogue.createItem(supabase, requestKey, item)
      await refresh()
    },
    async change(id: string, item: CatalogueFields) {
      await catalogue.changeItem(supabase, id, item)
      await refresh()
    },
    async archive(id: string, archived: boolean) {
      await catalogue.archiveItem(supabase, id, archived)
      await refresh()
    },
  }
}
