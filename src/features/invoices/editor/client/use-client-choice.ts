import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { isPlainDate } from '#domain/dates.ts'
import { isUntouched } from '#domain/document/new/items.ts'
import { type Client, documentFieldsOf, dueDateFieldOf } from '#domain/people/client.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useClient, useClientSearch } from '#src/data/clients.ts'
import { usePlaces } from '#src/language/places.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { useRested } from '#src/ui/form/fields/use-rested.ts'
import { emptyBuyer, type InvoiceFormApi } from '../invoice-form-values.ts'

/** Clears the details that belong to a former client when a new name is typed. */
const nobody = { ...emptyBuyer, clientId: null, clientContact: '', clientPan: '' }

/** The client of an invoice that is being typed: suggested by name, or named by the address (`?client=`). */
export function useClientChoice(form: InvoiceFormApi, undated: boolean) {
  const { buyer: words } = useWords(editor)
  const places = usePlaces()
  const { control, setValue, getValues, setFocus } = form
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<string | null>(null)
  const [clientId, gstin, stateCode] = useWatch({
    control,
    name: ['clientId', 'clientGstin', 'clientStateCode'],
  })
  const rested = useRested(asked)
  const { data: found } = useClientSearch(asked === null ? null : rested)

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
  const { data: wanted } = useClient(named)
  // Fill once only: text typed since, also before a reload, counts.
  const mayFill = wanted !== undefined && !getValues('clientName')
  useEffect(() => {
    if (mayFill) fill(wanted)
  })

  /**
   * Moves on to the first field that the client left blank, or to the rows while they are empty.
   */
  const goOn = () => {
    const { clientEmail, dueDate, parts, items } = getValues()
    if (!clientEmail) setFocus('clientEmail')
    else if (!undated && !dueDate && !parts?.length) setFocus('dueDate')
    else if (items.every(isUntouched)) setFocus('items.0.description')
  }

  /** Another name is another client. */
  const leave = () => {
    if (!getValues('clientId')) return
    for (const [field, value] of Object.entries(nobody)) {
      setValue(field as keyof typeof nobody, value, { shouldDirty: true })
    }
  }

  return {
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
    /** Describes the details of the chosen client that the form does not show. */
    known: clientId
      ? [words.known, gstin && `GSTIN ${gstin}`, places.state(stateCode ?? null)]
          .filter(Boolean)
          .join(' · ')
      : null,
  }
}
