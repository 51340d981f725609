import { Button } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { kindWord } from '#domain/document/kind-questions.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { useWords } from '#src/language/words.ts'
import { useRestore } from './use-restore.ts'

export function RestoreButton({ invoice }: { invoice: Invoice }) {
  const words = useWords(deletion)
  const restore = useRestore(kindWord(invoice))
  const [pending, setPending] = useState(false)
  return (
    <Button
      disabled={pending}
      aria-busy={pending || undefined}
      onClick={async ({ currentTarget }) => {
        const content = currentTarget.closest('main')
        setPending(true)
        await restore(invoice.id)
        setPending(false)
        // The button is gone when the invoice is back.
        if (!currentTarget.isConnected) content?.focus()
      }}
    >
      <Undo2 aria-hidden /> {pending ? words.restoring : words.restore}
    </Button>
  )
}
