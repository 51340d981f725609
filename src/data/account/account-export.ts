import useSWR from 'swr'
import * as moving from '#data/account-export.ts'
import { unwrap } from '#data/errors.ts'
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

export const stageRestore = (restoreId: string, place: number, page: AccountPage) =>
  moving.stageRestore(supabase, restoreId, place, page)

export const commitRestore = (restoreId: string, pages: number) =>
  moving.commitRestore(supabase, restoreId, pages)

/** The financial years that have documents, the latest first, and about how many there are. */
export const useDocumentYears = () =>
  useSWR(accountKeys.years, async () => {
    const counters = unwrap(
      await supabase.from('invoice_counters').select('financial_year, last_sequence'),
    )
    const years = [...new Set(counters.map((it) => it.financial_year))].sort().reverse()
    return { years, documents: counters.reduce((sum, it) => sum + it.last_sequence, 0) }
  })
