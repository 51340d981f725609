import useSWR from 'swr'
import { getMissingNumbers } from '#data/documents/numbering.ts'
import { DataError, unwrap } from '#data/errors.ts'
import * as moving from '#data/people/account-export.ts'
import type { AccountPage } from '#domain/account/account-file.ts'
import { supabase } from '../../lib/supabase.ts'
import { accountKeys } from '../keys.ts'

/** Begins an export: what it will hold, its pages one after the other, and what PDFs of it print. */
export async function beginExport() {
  const { id, manifest } = await moving.startExport(supabase)
  return {
    manifest,
    pages: () => moving.exportPages(supabase, id),
    papers: (ids: readonly string[]) => moving.exportPapers(supabase, id, ids),
  }
}

export type { BegunRestore } from '#data/people/account-export.ts'

/** A minute's writes may be used up: what is refused for that is done again when there is room. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const seconds = error instanceof DataError && Number(error.params.seconds)
      if (!seconds || seconds > 60) throw error
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    }
  }
}

export const stageRestore = (restoreId: string, place: number, page: AccountPage) =>
  patiently(() => moving.stageRestore(supabase, restoreId, place, page))

/** Writes the staged rows, set by set, to the end. `onLeft` is told how many rows are left. */
export async function writeRestore(
  restoreId: string,
  pages: number,
  onLeft: (rows: number) => void,
) {
  let left = 1
  while (left > 0) {
    left = await patiently(() => moving.commitRestore(supabase, restoreId, pages))
    onLeft(left)
  }
}

/** Takes out what a restore wrote that did not end. `onLeft` is told how many documents are left. */
export async function takeBackRestore(onLeft: (documents: number) => void) {
  let left = 1
  while (left > 0) {
    left = await patiently(() => moving.takeBackRestore(supabase))
    onLeft(left)
  }
}

export const findRestore = () => moving.findRestore(supabase)

/** The restore that was begun and did not end. */
export const useBegunRestore = () => useSWR(accountKeys.restore, findRestore)

export const findMissingNumbers = () => getMissingNumbers(supabase)

/** The numbers that no document has: issuing leaves none out, a file that was restored may. */
export const useMissingNumbers = () => useSWR(accountKeys.missingNumbers, findMissingNumbers)

/** The financial years that have documents, the latest first, and about how many there are. */
export const useDocumentYears = () =>
  useSWR(accountKeys.years, async () => {
    const counters = unwrap(
      await supabase.from('invoice_counters').select('financial_year, last_sequence'),
    )
    const years = [...new Set(counters.map((it) => it.financial_year))].sort().reverse()
    return { years, documents: counters.reduce((sum, it) => sum + it.last_sequence, 0) }
  })
