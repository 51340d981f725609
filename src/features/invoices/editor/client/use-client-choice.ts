import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isMissing } from '#data/errors.ts'
import { isPlainDate } from '#domain/dates.ts'
import { isUntouched } from '#domain/document/new/items.ts'
import { type Client, documentFieldsOf, dueDateFieldOf } from '#domain/people/client.ts'
import { useClient, useClientSearch } from '#src/data/clients.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { useRested } from '#src/ui/form/fields/use-rested.ts'
import { emptyBuyer, type InvoiceFormApi } from '../invoice-form-values.ts'

/** Clears the details that belong to a former client when a new name is typed. */
const nobody = { ...emptyBuyer, clientId: null, clientContact: '', clientPan: '' }

/** The client of an invoice that is being typed: suggested by name, or named by the address (`?client=`). */
export function useClientChoice(
  form: InvoiceFormApi,
  undated: boolean,
  /** Puts the card in place of the fields; it takes the focus where that goes nowhere else. */
  onFilled: (takesFocus: boolean) => void,
) {
  const { setValue, getValues, setFocus } = form
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<string | null>(null)
  const rested = useRested(asked)
  const search = useClientSearch(asked === null ? null : rested)
  const found = search.data

  const fill = (client: Client) => {
    const { notes, ...fields } = documentFieldsOf(client)
    const typed = getValues('issueDate') ?? ''
    const issued = isPlainDate(typed) ? typed : todayInIndia()
    const values = {
      ...fields,
      ...dueDateFieldOf(client, issued),
      // Keep notes that were typed already: they are about this invoice.
      ...(notes && !getValues('notes') && { notes }),
    }
    for (const [field, value] of Object.entries(values)) {
      setValue(field as keyof typeof values, value ?? '', {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    }
  }

  const named = params.get('client')
  const client = useClient(named)
  const wanted = client.data
  // Fill once only: text typed since, also before a reload, counts.
  const mayFill = wanted !== undefined && !getValues('clientName')
  useEffect(() => {
    if (!mayFill) return
    const isFocused = document.activeElement?.getAttribute('name') === 'clientName'
    fill(wanted)
    if (isFocused) goOn()
  })

  /**
   * Moves on to the first field that the client left blank, or to the rows while they are empty.
   */
  const goOn = () => {
    const { clientEmail, dueDate, parts, items } = getValues()
    const isEmpty = items.every(isUntouched)
    const lacksDay = !undated && !dueDate && !parts?.length
    onFilled(Boolean(clientEmail) && !lacksDay && !isEmpty)
    if (!clientEmail) setFocus('clientEmail')
    else if (lacksDay) setFocus('dueDate')
    else if (isEmpty) setFocus('items.0.description')
  }

  /** Another name is another client. */
  const leave = () => {
    if (!getValues('clientId')) return
    for (const [field, value] of Object.entries(nobody)) {
      setValue(field as keyof typeof nobody, value, { shouldDirty: true })
    }
  }

  const isFailing =
    search.error !== undefined ||
    (client.error !== undefined && !wanted && !isMissing(client.error))
  const isAnswered = found !== undefined && !search.isLoading
  const [hasFailed, setFailed] = useState(false)
  // Each key asks anew: what failed is told until an answer comes.
  if (isFailing !== hasFailed && (isFailing || isAnswered || asked === null)) setFailed(isFailing)

  return {
    hasFailed,
    retry: () => void Promise.all([search.mutate(), client.mutate()]),
    suggestions: found?.map((client) => ({
      key: client.id,
      text: client.name,
      detail: client.email,
    })),
    ask: setAsked,
    choose: (id: string) => {
      const client = found?.find((one) => one.id === id)
      if (!client) return
      fill(client)
      goOn()
    },
    leave,
  }
}
