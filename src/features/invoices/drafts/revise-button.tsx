import { Button } from '@chakra-ui/react'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { kinds } from '#domain/document/kinds.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { useWords } from '#src/language/words.ts'
import { useDraftOf } from './use-draft-of.ts'

const isRevisable = ({ kind, status, settled, credited }: Invoice) =>
  kinds[kind].revisable &&
  (status === 'UNPAID' || status === 'OVERDUE') &&
  settled.minor === 0 &&
  credited.minor === 0

/**
 * For an invoice without payments or credit notes: opens a draft that takes its place when issued.
 */
export function ReviseButton({ invoice }: { invoice: Invoice }) {
  const words = useWords(drafts)
  const { revise } = useDraftOf()
  const [pending, setPending] = useState(false)
  if (!isRevisable(invoice)) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={pending}
      onClick={async () => {
        setPending(true)
        await revise(invoice.id)
        setPending(false)
      }}
    >
      <PencilLine aria-hidden /> {words.revise}
    </Button>
  )
}
