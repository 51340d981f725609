import { useState } from 'react'
import * as v from 'valibot'
import { catalogueItemSchema } from '#domain/document/catalogue.ts'
import { useItemActions } from '#src/data/catalogue.ts'
import { useSpeech } from '#src/language/speech.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

/** Keeps a row as an item of the catalogue, with what of it does not change from invoice to invoice. */
export function useKeepItem(form: InvoiceFormApi, index: number) {
  const { messageOf, messages } = useSpeech()
  const { create } = useItemActions()
  const [keeping, setKeeping] = useState(false)
  const [kept, setKept] = useState('')

  const keep = async () => {
    const { rate, amount, quantity, ...row } = form.getValues(`items.${index}`)
    // The price of a single one.
    const price = Number(rate) > 0 ? rate : Number(quantity) === 1 ? amount : ''
    const item = v.safeParse(catalogueItemSchema(todayInIndia()), {
      ...row,
      rate: price,
      currency: form.getValues('currency'),
    })
    if (!item.success) return void showError(item.issues[0].message)
    setKeeping(true)
    try {
      await create(crypto.randomUUID(), item.output)
      setKept(item.output.description)
      showSuccess(messages.itemKept)
    } catch (error) {
      showError(messageOf(error, messages.itemKeepFailed))
    } finally {
      setKeeping(false)
    }
  }
  return { keep, keeping, isKept: (description: string) => description.trim() === kept && !!kept }
}
