import useSWR from 'swr'
import { listFigures } from '#data/documents/invoice-table.ts'
import { listInvoices } from '#data/documents/invoices.ts'
import type { InvoiceFilter, Sort } from '#domain/document/list-filter.ts'
import { supabase } from '../../lib/supabase.ts'
import { dashboardKeys, invoiceKeys } from '../keys.ts'

export type TableQuestion = {
  filter: InvoiceFilter
  order: Sort | undefined
  page: number
  size: number
}

/** A page of the table; what was asked before stays until it is here, `asked` says of what it is. Asks nothing for null. */
export const useInvoiceTable = (question: TableQuestion | null) =>
  useSWR(
    question && invoiceKeys.table(JSON.stringify(question)),
    async ([, , , asked]) => {
      const { filter, order, page, size }: TableQuestion = JSON.parse(asked)
      const range = { offset: (page - 1) * size, limit: size }
      const found = await listInvoices(supabase, {
        ...filter,
        ...range,
        order,
      })
      return { filter, asked, shownPage: page, ...found }
    },
    { keepPreviousData: true },
  )

/** Counts and sums of what the filter leaves, by status; those of before stay until they are here. Asks nothing for null. */
export function useListFigures(filter: InvoiceFilter | null) {
  const { status: _, ...beside } = filter ?? {}
  return useSWR(
    filter && dashboardKeys.figures(JSON.stringify(beside)),
    () => listFigures(supabase, beside),
    { keepPreviousData: true },
  )
}
