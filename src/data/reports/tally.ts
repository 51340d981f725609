import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { getReturnSource } from '#data/reports/gst-returns.ts'
import { getLedgerNames, keepLedgerNames, type NameChange, readTally } from '#data/reports/tally.ts'
import { periodCode } from '#domain/gst/filing.ts'
import type { Filing } from '#domain/gst/gstr1/period.ts'
import type { Period } from '#domain/periods.ts'
import { nothingReturned, type Returned, returnedWith } from '#domain/tally/compare.ts'
import { returnsWithin } from '#domain/tally/returns.ts'
import { supabase } from '../../lib/supabase.ts'
import { dashboardKeys, tallyKeys } from '../keys.ts'

export type { NameChange } from '#data/reports/tally.ts'

/** The vouchers of a period, and how many entries have been read so far; null asks for none. */
export function useTally(period: Period | null) {
  const [read, setRead] = useState(0)
  const answer = useSWR(period && dashboardKeys.tally(period), () =>
    period ? readTally(supabase, period, setRead) : null,
  )
  return { ...answer, read }
}

/** The returns of these days, one after the other; null of who files none. */
async function readReturned(period: Period, filing: Filing): Promise<Returned | null> {
  let returned = nothingReturned
  for (const part of returnsWithin(period, filing)) {
    const answer = await getReturnSource(supabase, part, { gstin: null, iff: false })
    if (answer.registration !== 'regular') return null
    // The sections as a whole: what of them goes by IFF is none of the file's.
    returned = returnedWith(returned, answer.source, periodCode(part))
  }
  return returned
}

export const useReturned = (period: Period, filing: Filing) =>
  useSWR(dashboardKeys.tallyReturned(period, filing), () => readReturned(period, filing))

/** What the accountant's Tally calls ledgers. */
export const useLedgerNames = () => useSWR(tallyKeys.names, () => getLedgerNames(supabase))

export function useKeepLedgerNames() {
  const { mutate } = useSWRConfig()
  return async (changes: readonly NameChange[]) => {
    await keepLedgerNames(supabase, changes)
    await mutate(tallyKeys.names)
  }
}
