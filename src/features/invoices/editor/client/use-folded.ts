import { useEffect, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { emptyBuyer, type InvoiceFormApi } from '../invoice-form-values.ts'

const names = Object.keys(emptyBuyer) as (keyof typeof emptyBuyer)[]

/**
 * Whether a card stands for the fields of the client: for one of the book with an email, until their fields are
 * asked for or one of them is refused. `takesFocus` is set when the fields had the focus.
 */
export function useFolded(form: InvoiceFormApi) {
  const { control, setFocus } = form
  const [opened, setOpened] = useState(false)
  const [takesFocus, setTakesFocus] = useState(false)
  const [clientId, email] = useWatch({ control, name: ['clientId', 'clientEmail'] })
  const { errors } = useFormState({ control })
  const refused = errors.clientName || errors.clientEmail || names.some((name) => errors[name])
  const isOfBook = Boolean(clientId)
  // An email that is being typed folds nothing away.
  const [lacksEmail, setLacksEmail] = useState(false)
  if (isOfBook && !email && !lacksEmail) setLacksEmail(true)
  if (!isOfBook && lacksEmail) setLacksEmail(false)

  useEffect(() => {
    if (opened) setFocus('clientName', { shouldSelect: true })
  }, [opened, setFocus])
  return {
    isOfBook,
    isFolded: isOfBook && !opened && !refused && !lacksEmail,
    takesFocus,
    open: () => setOpened(true),
    fold: (hadFocus: boolean) => {
      setTakesFocus(hadFocus)
      setOpened(false)
      setLacksEmail(false)
    },
  }
}
