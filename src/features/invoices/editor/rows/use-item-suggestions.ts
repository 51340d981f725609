import { useDeferredValue, useState } from 'react'
import type { EarlierRow } from '#domain/document/catalogue.ts'
import { percentText } from '#domain/gst/choices.ts'
import { formatRate } from '#domain/money.ts'
import { useEarlierRows, useItems } from '#src/data/catalogue.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'
import type { SellerTax } from './use-seller-tax.ts'

const SUGGESTIONS = 6

const suggestionOf = (item: EarlierRow) => ({
  key: item.id,
  text: item.description,
  detail: [item.unit, item.hsnSac].filter(Boolean).join(' · '),
  aside: item.rate && formatRate(item.rate, item.currency),
})

/** Kept items, then rows of earlier invoices that are none of them. */
function together(items: EarlierRow[], rows: EarlierRow[]): EarlierRow[] {
  const kept = new Set(items.map(({ description }) => description.toLowerCase()))
  return [
    ...items,
    ...rows.filter(({ description }) => !kept.has(description.toLowerCase())),
  ].slice(0, SUGGESTIONS)
}

/**
 * Items of the catalogue and rows of earlier invoices for what is typed into the description of a row, the last used
 * first; one fills the row.
 */
export function useItemSuggestions(form: InvoiceFormApi, index: number, { hsn, rates }: SellerTax) {
  const [asked, ask] = useState<string | null>(null)
  // Asked for behind the paint of the key.
  const typed = useDeferredValue(asked)
  const filter = typed === null ? null : { search: typed.trim(), archived: false }
  const { data } = useItems(filter, SUGGESTIONS)
  const { data: rows } = useEarlierRows(filter?.search ?? null, SUGGESTIONS)
  const items = filter ? together(data?.items ?? [], rows ?? []) : []

  const fill = (id: string) => {
    const item = items.find((each) => each.id === id)
    if (!item) return
    const row = `items.${index}` as const
    const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue(`${row}.description`, item.description, change)
    if (item.unit) form.setValue(`${row}.unit`, item.unit, change)
    // A rate in rupees is none in dollars.
    if (item.rate && item.currency === (form.getValues('currency') ?? 'INR')) {
      form.setValue(`${row}.rate`, item.rate, change)
    }
    if (hsn && item.hsnSac) form.setValue(`${row}.hsnSac`, item.hsnSac, change)
    if (rates) {
      form.setValue(`${row}.taxability`, item.taxability, change)
      form.setValue(`${row}.gstRate`, percentText(item.gstRate), change)
    }
  }
  return { suggestions: items.map(suggestionOf), ask, fill }
}
