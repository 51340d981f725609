import { GridItem } from '@chakra-ui/react'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { documents } from '#languages/en/screens/documents.ts'
import { useSameGstin } from '#src/data/clients.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { LinkedWarning } from '#src/ui/feedback/linked-warning.tsx'
import { useRested } from '#src/ui/form/fields/use-rested.ts'
import { HasBooks } from '../has-books.ts'
import type { InvoiceFormApi } from '../invoice-form-values.ts'

function Twin({ form }: { form: InvoiceFormApi }) {
  const { sameGstin } = useWords(documents)
  const [clientId, name, email, gstin, keep] = useWatch({
    control: form.control,
    name: ['clientId', 'clientName', 'clientEmail', 'clientGstin', 'keepClient'],
  })
  const id = clientId || null
  // A client who is not kept in the book has no twin there.
  const joins = id !== null || keep !== false
  const own = { id, name: name.trim(), email: email.trim().toLowerCase() }
  const twin = useSameGstin(useRested(joins ? (gstin ?? null) : null), own)
  return (
    twin && (
      <GridItem colSpan={{ sm: 2 }} px="1.5" aria-live="polite">
        <LinkedWarning sentence={sameGstin({ name: twin.name })} to={paths.client(twin.id)} />
      </GridItem>
    )
  )
}

/** Another client with the GSTIN that is typed or came with the chosen one. */
export function ClientTwin({ form }: { form: InvoiceFormApi }) {
  return useContext(HasBooks) && <Twin form={form} />
}
