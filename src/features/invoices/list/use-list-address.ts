import { useSearchParams } from 'react-router-dom'
import { keepChoice } from '#src/lib/kept-choice.ts'
import { paths } from '#src/lib/paths/paths.ts'
import {
  clearedParams,
  keptShape,
  keptSize,
  type ListShape,
  type PageSize,
  readAddress,
} from './list-address.ts'

/**
 * Reads the list's filters from the address and changes them; each change is a step that Back
 * undoes.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)

  const changed = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    return next
  }
  /** A table is shared as a table, even with people who prefer the cards. */
  const asShown = (change: Record<string, string | null>) =>
    changed({ ...(address.shape === 'table' && { view: 'table' }), ...change })

  return {
    ...address,
    params,
    /** Another question begins at its first page. */
    ask: (change: Record<string, string | null>) => setParams(asShown({ page: null, ...change })),
    clear: () => setParams(changed(Object.fromEntries(clearedParams.map((name) => [name, null])))),
    show: (shape: ListShape) => {
      keepChoice(keptShape, shape)
      setParams(
        changed(
          shape === 'table'
            ? { page: null, view: shape }
            : { page: null, view: null, size: null, sort: null, dir: null },
        ),
      )
    },
    keepCards: () => keepChoice(keptShape, 'cards'),
    resize: (size: PageSize) => {
      keepChoice(keptSize, size)
      setParams(asShown({ page: null, size }))
    },
    turnTo: (page: number) => setParams(asShown({ page: String(page) })),
    hrefFor: (page: number) => `${paths.invoices}?${asShown({ page: String(page) })}`,
  }
}

export type ListAddress = ReturnType<typeof useListAddress>
