import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { useInvoice } from '#src/data/invoices/invoices.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Key } from './keys/key.tsx'

interface EditorHeaderProps {
  kind?: DraftKind
  /** The id of the invoice in whose place this one will be issued. */
  originalId?: string | null
  /** The day of the recurring invoice that made the draft. */
  period?: string | null
  /** Says whether what is typed is saved. */
  sign?: ReactNode
  /** Shows the keys. */
  onKeys?: () => void
}

export function EditorHeader({
  kind = 'invoice',
  originalId = null,
  period = null,
  sign,
  onKeys,
}: EditorHeaderProps) {
  const { kinds, keys } = useWords(editor)
  const { revise, anInvoice, ofSchedule } = useWords(editorDraft)
  const { day } = useDates()
  const { data: original } = useInvoice(originalId)
  return (
    <PageHeader
      title={
        originalId
          ? revise({ invoice: original?.formattedInvoiceNumber ?? anInvoice })
          : kinds[kind].create
      }
      // The notice below says which number a revision gets.
      subtitle={
        originalId ? undefined : period ? ofSchedule({ day: day(period) }) : kinds[kind].subtitle
      }
      aside={sign}
      actions={
        onKeys && (
          <Button size="sm" variant="ghost" hideBelow="md" onClick={onKeys}>
            <Key aria-hidden>?</Key> {keys.title}
          </Button>
        )
      }
    />
  )
}
