import useSWR from 'swr'
import { countInvoicesThisMonth } from '#data/invoices.ts'
import { supabase } from '../lib/supabase.ts'

/** How many invoices the caller has created this month; counted anew whenever it is looked at. */
export const useInvoicesThisMonth = () =>
  useSWR(['usage'], () => countInvoicesThisMonth(supabase), { dedupingInterval: 2_000 })
