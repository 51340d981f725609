import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type EstimateState, statesOf } from '#domain/document/estimate.ts'
import type { ForerunnerKind } from '#domain/document/kinds.ts'
import { useEstimates } from '#src/data/estimates.ts'
import { keepChoice } from '#src/lib/kept-choice.ts'
import { keptShape, type ListShape, shapeOf } from '../list/list-address.ts'

const STEP = 25

/** Each as its badge says it; drafts stand last, as among the invoices. */
type EstimateFilter = EstimateState | 'draft'
export const filtersOf = (kind: ForerunnerKind): EstimateFilter[] => [...statesOf(kind), 'draft']

/** A table is shared as a table, even with people who prefer the cards. */
const viewOf = (view: string | null) => view !== null && { view }

/** The list as the address asks for it: `?state=accepted`, or those with a text by `?search=0003`. */
export function useEstimateList(kind: ForerunnerKind) {
  const [params, setParams] = useSearchParams()
  const [limit, setLimit] = useState(STEP)
  const filter = filtersOf(kind).find((each) => each === params.get('state')) ?? null
  const search = params.get('search')?.trim() || null
  const state = filter === 'draft' ? null : filter
  const asked = useEstimates(filter === 'draft' ? null : { kind, state, search }, limit)
  const isOfOther =
    asked.data?.filter?.state !== state || (asked.data?.filter?.search ?? null) !== search
  return {
    kind,
    filter,
    search,
    estimates: isOfOther ? undefined : asked.data?.estimates,
    total: asked.data?.total ?? 0,
    error: asked.error as unknown,
    retry: () => void asked.mutate(),
    loadingMore: asked.isLoading,
    showMore: () => setLimit((current) => current + STEP),
    shape: shapeOf(params),
    show: (shape: ListShape) => {
      keepChoice(keptShape, shape)
      const { view: _, ...others } = Object.fromEntries(params)
      setParams({ ...others, ...viewOf(shape === 'table' ? shape : null) })
    },
    setFilter: (next: EstimateFilter | null) => {
      setLimit(STEP)
      setParams({ ...(next && { state: next }), ...viewOf(params.get('view')) })
    },
  }
}

export type EstimateListState = ReturnType<typeof useEstimateList>
