import { useState } from 'react'
import { CLIENTS_PAGE_SIZE } from '#domain/people/client.ts'
import { useClients } from '#src/data/clients.ts'
import { useRested } from '#src/ui/form/fields/use-rested.ts'
import type { ReportAddress } from '../use-report-address.ts'

/**
 * Searches the book for the client of a statement, or lists the archived; the address keeps both
 * (`?q=asha`).
 */
export function useClientChoice(address: ReportAddress) {
  const typed = address.asked('q') ?? ''
  const search = useRested(typed.trim())
  const [limit, setLimit] = useState(CLIENTS_PAGE_SIZE)
  const archived = address.asked('archived') !== null
  const { data, error, isLoading, mutate } = useClients(search, archived, 'name', limit)
  const known = data?.search === search && data.archived === archived ? data : undefined
  return {
    typed,
    search,
    archived,
    clients: known?.clients,
    total: known?.total ?? 0,
    error: error as unknown,
    loading: isLoading,
    retry: () => void mutate(),
    setTyped: (text: string) => {
      setLimit(CLIENTS_PAGE_SIZE)
      address.amend({ q: text })
    },
    setArchived: (next: boolean) => {
      setLimit(CLIENTS_PAGE_SIZE)
      address.amend({ archived: next ? '1' : '' })
    },
    showMore: () => setLimit((current) => current + CLIENTS_PAGE_SIZE),
  }
}

export type ClientChoice = ReturnType<typeof useClientChoice>
