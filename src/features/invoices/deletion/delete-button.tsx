import { Button } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { kindWord } from '#domain/document/kind-questions.ts'
import { deletion } from '#languages/en/screens/deletion.ts'
import { useWords } from '#src/language/words.ts'
import { useDeletion } from './use-deletion.tsx'

export function DeleteButton({ invoice }: { invoice: Invoice }) {
  const { delete: words } = useWords(deletion)
  const button = useRef<HTMLButtonElement>(null)
  const { start, dialog } = useDeletion(invoice, button)
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        color="fg.error"
        alignSelf="start"
        onClick={start}
      >
        <Trash2 aria-hidden /> {words[kindWord(invoice)]}
      </Button>
      {dialog}
    </>
  )
}
