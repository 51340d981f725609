import { Button, Text } from '@chakra-ui/react'
import { numberText } from '#domain/document/kind-questions.ts'
import { table } from '#languages/en/screens/table.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import type { Outcome } from './in-turn.ts'
import { NumberList } from './number-list.tsx'

interface FailuresProps {
  title: string
  outcome: Outcome
  onClose: () => void
}

/** Lists the invoices that were refused, each with why; the others are done. */
export function Failures({ title, outcome: { done, failed }, onClose }: FailuresProps) {
  const { messageOf, messages } = useSpeech()
  const { failures: words } = useWords(table)
  return (
    <Dialog title={title} onClose={onClose}>
      <Text role="alert">
        {words.count({ failed: failed.length, total: done.length + failed.length })}
      </Text>
      <NumberList
        label={words.list}
        lines={failed.map(
          ({ invoice, error }) =>
            `${numberText(invoice)}: ${messageOf(error, messages.chosenFailed)}`,
        )}
      />
      <Button variant="outline" onClick={onClose}>
        {words.close}
      </Button>
    </Dialog>
  )
}
