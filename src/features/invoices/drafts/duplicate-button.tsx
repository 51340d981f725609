import { Button } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { kinds } from '#domain/document/kinds.ts'
import { drafts } from '#languages/en/screens/drafts.ts'
import { useWords } from '#src/language/words.ts'
import { useDraftOf } from './use-draft-of.ts'

export function DuplicateButton({ invoice }: { invoice: Invoice }) {
  const words = useWords(drafts)
  const { duplicate } = useDraftOf()
  const [pending, setPending] = useState(false)
  if (!kinds[invoice.kind].draft) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      alignSelf="start"
      disabled={pending}
      onClick={async () => {
        setPending(true)
        await duplicate(invoice)
        setPending(false)
      }}
    >
      <Copy aria-hidden /> {words.duplicate}
    </Button>
  )
}
