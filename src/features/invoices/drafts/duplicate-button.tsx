import { Button } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '#domain/invoice.ts'
import { useDraftOf } from './use-draft-of.ts'

export function DuplicateButton({ invoice }: { invoice: Invoice }) {
  const { duplicate } = useDraftOf()
  const [pending, setPending] = useState(false)
  return (
    <Button
      variant="ghost"
      size="sm"
      alignSelf="start"
      disabled={pending}
      onClick={async () => {
        setPending(true)
        await duplicate(invoice.id)
        setPending(false)
      }}
    >
      <Copy aria-hidden /> Duplicate
    </Button>
  )
}
