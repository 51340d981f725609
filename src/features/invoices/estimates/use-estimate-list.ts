import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { estimateStates } from '#domain/estimate.ts'
import { useEstimates } from '../../../data/estimates.ts'

const STEP = 25

/** Each as its badge says it; drafts stand last, as among the invoices. */
export const estimateFilters = [...estimateStates, 'draft'] as const
type EstimateFilter = (typeof estimateFilters)[number]

const stateParam = v.fallback(v.nullable(v.picklist(estimateFilters)), null)

/** The list as the address asks for it: `?state=accepted`, or those with a text by `?search=0003`. */
export function useEstimateList() {
  const [params, setParams] = useSearchParams()
  const [limit, setLimit] = useState(STEP)
  const filter = v.parse(stateParam, params.get('state'))
  const search = params.get('search')?.trim() || null
  const state = filter === 'draft' ? null : filter
  const asked = useEstimates(filter === 'draft' ? null : { state, search }, limit)
  const isOfOther =
    asked.data?.filter?.state !== state || (asked.data?.filter?.search ?? null) !== search
  return {
    filter,
    search,
    estimates: isOfOther ? undefined : asked.data?.estimates,
    total: asked.data?.total ?? 0,
    error: asked.error as unknown,
    retry: () => void asked.mutate(),
    loadingMore: asked.isLoading,
    showMore: () => setLimit((current) => current + STEP),
    setFilter: (next: EstimateFilter | null) => {
      setLimit(STEP)
      setParams(next ? { state: next } : {})
    },
  }
}

export type EstimateListState = ReturnType<typeof useEstimateList>
