import { setShipping } from '#data/documents/shipping.ts'
import type { Shipping } from '#domain/document/shipping.ts'
import { supabase } from '../../lib/supabase.ts'
import { useRefreshInvoice } from './invoices.ts'

/** Notes port and shipping bill of an export; the invoice, its history and the returns are asked for anew. */
export function useShipping(id: string) {
  const refresh = useRefreshInvoice(id)
  return async (shipping: Shipping) => {
    await setShipping(supabase, id, shipping)
    await refresh()
  }
}
