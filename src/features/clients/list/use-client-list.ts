import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CLIENTS_PAGE_SIZE, type ClientSort, clientSorts } from '#domain/people/client.ts'
import { useClients } from '#src/data/clients.ts'
import { useRested } from '#src/ui/form/fields/use-rested.ts'

/** The client book as the address asks for it: `?q=asha`, `?archived=true`, `?sort=owed`. */
export function useClientList() {
  const [params, setParams] = useSearchParams()
  const [limit, setLimit] = useState(CLIENTS_PAGE_SIZE)
  const typed = params.get('q') ?? ''
  const archived = params.get('archived') === 'true'
  const sort = clientSorts.find((each) => each === params.get('sort')) ?? 'name'
  const search = useRested(typed.trim())
  const { data, error, isLoading, mutate } = useClients(search, archived, sort, limit)
  const isOfOthers = data?.search !== search || data.archived !== archived || data.sort !== sort

  const ask = (name: string, value: string) => {
    setLimit(CLIENTS_PAGE_SIZE)
    setParams(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true },
    )
  }

  return {
    typed,
    archived,
    sort,
    clients: isOfOthers ? undefined : data?.clients,
    total: isOfOthers ? undefined : data?.total,
    /** There are more than `total`, nobody has counted how many. */
    uncounted: data?.counted === false,
    error: error as unknown,
    loadingMore: isLoading,
    retry: () => void mutate(),
    setTyped: (text: string) => ask('q', text),
    setArchived: (wanted: boolean) => ask('archived', wanted ? 'true' : ''),
    setSort: (wanted: ClientSort) => ask('sort', wanted === 'name' ? '' : wanted),
    showMore: () => setLimit((current) => current + CLIENTS_PAGE_SIZE),
  }
}

export type ClientListState = ReturnType<typeof useClientList>
