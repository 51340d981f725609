import { useEffect } from 'react'
import { useBusiness } from '#src/data/business.ts'
import { typesAtOnce } from '#src/lib/types-at-once.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'

/** A new sheet is written from its first word. */
export function useFirstFocus(form: InvoiceFormApi, { isNew }: { isNew: boolean }) {
  const { isLoading } = useBusiness()
  const { setFocus, getValues } = form
  useEffect(() => {
    // A form that is hidden while it loads takes no focus.
    if (isLoading || !isNew || getValues('clientName')) return
    if (typesAtOnce()) setFocus('clientName')
  }, [isLoading, isNew, getValues, setFocus])
}
