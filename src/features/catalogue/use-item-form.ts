import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import {
  type CatalogueFields,
  type CatalogueInput,
  type CatalogueItem,
  catalogueItemSchema,
} from '#domain/document/catalogue.ts'
import { percentText } from '#domain/gst/choices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useItemActions } from '../../data/catalogue.ts'
import { setRefusal } from '../../data/forms/set-refusal.ts'
import { todayInIndia } from '../../lib/today.ts'
import { showSuccess } from '../../ui/feedback/toast.tsx'

export type ItemFormApi = UseFormReturn<CatalogueInput, unknown, CatalogueFields>

const fields = ['description', 'unit', 'rate', 'currency', 'hsnSac', 'gstRate'] as const

const valuesOf = (item: CatalogueItem | undefined): CatalogueInput => ({
  description: item?.description ?? '',
  unit: item?.unit ?? '',
  rate: item?.rate ?? '',
  currency: item?.currency ?? 'INR',
  hsnSac: item?.hsnSac ?? '',
  gstRate: percentText(item?.gstRate ?? null),
  taxability: item?.taxability ?? 'taxable',
})

/** The form of a new item, or of one that is changed; `onSaved` is called once it is. */
export function useItemForm(item: CatalogueItem | undefined, onSaved: () => void) {
  const { messages } = useSpeech()
  const { create, change } = useItemActions()
  // Repeated after a lost answer, it makes one item.
  const [requestKey] = useState(() => crypto.randomUUID())
  const form: ItemFormApi = useForm<CatalogueInput, unknown, CatalogueFields>({
    resolver: valibotResolver(catalogueItemSchema(todayInIndia())),
    defaultValues: valuesOf(item),
  })
  const submit = form.handleSubmit(async (saved) => {
    try {
      if (item) await change(item.id, saved)
      else await create(requestKey, saved)
    } catch (error) {
      const failed = item ? messages.itemChangeFailed : messages.itemKeepFailed
      setRefusal(form.setError, fields, error, failed)
      return
    }
    showSuccess(item ? messages.itemChanged : messages.itemKept)
    onSaved()
  })
  return { form, submit }
}
