import useSWR, { useSWRConfig } from 'swr'
import * as clients from '#data/people/clients.ts'
import { gstinFault } from '#domain/gst/gstin.ts'
import { type Client, type ClientFields, type ClientSort, twinOf } from '#domain/people/client.ts'
import { compact } from '#domain/text.ts'
import { supabase } from '../lib/supabase.ts'
import { clientKeys, countsInvoices, isOfClients } from './keys.ts'

/**
 * Loads the first `limit` clients in their order that match a text; earlier ones stay until they are here.
 */
export const useClients = (search: string, archived: boolean, sort: ClientSort, limit: number) =>
  useSWR(
    clientKeys.list(search, archived, sort, limit),
    async () => ({
      search,
      archived,
      sort,
      ...(await clients.listClients(supabase, { offset: 0, limit, search, archived, sort })),
    }),
    { keepPreviousData: true },
  )

/** The clients that a text may mean, those used most first; no request for null. */
export const useClientSearch = (query: string | null) =>
  useSWR(
    query === null ? null : clientKeys.search(query),
    () => clients.searchClients(supabase, query ?? ''),
    { keepPreviousData: true },
  )

/** Another client of the book with this GSTIN; null where there is none, or it is half typed. */
export function useSameGstin(
  typed: string | null | undefined,
  own: Parameters<typeof twinOf>[2],
): Client | null {
  const gstin = compact(typed ?? '')
  const { data: found = [] } = useClientSearch(gstinFault(gstin) === null ? gstin : null)
  return twinOf(found, gstin, own)
}

/** One client; asks nothing for null. */
export const useClient = (id: string | null) =>
  useSWR(id === null ? null : clientKeys.detail(id), () => clients.getClient(supabase, id ?? ''))

/** Loads a client's debt by age, and their latest payments. */
export const useClientAccount = (id: string) =>
  useSWR(clientKeys.account(id), () => clients.getClientAccount(supabase, id))

/** Actions on the book of clients; each asks anew for all that it changes. */
export function useClientActions() {
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(isOfClients)

  return {
    async create(requestKey: string, client: ClientFields) {
      const id = await clients.createClient(supabase, requestKey, client)
      await refresh()
      return id
    },
    async update(id: string, client: ClientFields) {
      await clients.updateClient(supabase, id, client)
      await refresh()
    },
    async archive(id: string, archived: boolean) {
      await clients.archiveClient(supabase, id, archived)
      await refresh()
    },
    /** The one stays that the other goes into. */
    async merge(id: string, into: string) {
      await clients.mergeClients(supabase, id, into)
      await mutate((key) => countsInvoices(key) || (Array.isArray(key) && key[0] === 'invoices'))
    },
  }
}
