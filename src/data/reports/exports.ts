import useSWR, { useSWRConfig } from 'swr'
import * as asked from '#data/reports/exports.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { EdfMonth } from '#domain/exports/edf.ts'
import { edfMonths } from '#domain/exports/edf.ts'
import type { NewEdf, NewRemittance, NewTerms } from '#domain/exports/typed.ts'
import type { Period } from '#domain/periods.ts'
import type { FileFormat } from '#domain/reports/registers.ts'
import type { Exporter, ExportTable } from '#tables/exports.ts'
import { supabase } from '../../lib/supabase.ts'
import { dashboardKeys } from '../keys.ts'

/** The exports of a year; those of another one stay until they are here, `of` says which they are. */
export const useExportYear = (period: Period) =>
  useSWR(
    dashboardKeys.exports(period),
    async () => ({ of: period, year: await asked.getExportYear(supabase, period) }),
    { keepPreviousData: true },
  )

const isOfExports = (key: unknown) =>
  Array.isArray(key) && key[0] === 'dashboard' && (key[1] === 'exports' || key[1] === 'attention')

export function useExportNotes() {
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(isOfExports)
  return {
    async noteRemittance(paymentId: string, note: NewRemittance) {
      await asked.noteRemittance(supabase, paymentId, note)
      await refresh()
    },
    async noteTerms(invoiceId: string, note: NewTerms) {
      await asked.noteExportTerms(supabase, invoiceId, note)
      await refresh()
    },
    async noteEdf(firstDay: PlainDate, note: NewEdf) {
      await asked.noteEdf(supabase, firstDay, note)
      await refresh()
    },
  }
}

/** The declaration of a month as a file, of all its invoices, however many the year has. */
export async function declarationFile(
  { period }: EdfMonth,
  exporter: Exporter,
  format: FileFormat,
  part: 1 | 2,
  today: PlainDate,
) {
  const [{ edfFile }, year] = await Promise.all([
    import('#tables/exports.ts'),
    asked.getWholeExportYear(supabase, period),
  ])
  const [month] = edfMonths(year, today)
  if (!month) throw new Error('The month has no export.')
  return edfFile(month, exporter, format, part)
}

/** A list of a year as a file, of all its exports. */
export async function exportListFile(kind: ExportTable, period: Period, format: FileFormat) {
  const [{ exportFile }, { invoices }] = await Promise.all([
    import('#tables/exports.ts'),
    asked.getWholeExportYear(supabase, period),
  ])
  return exportFile(kind, invoices, period, format)
}
