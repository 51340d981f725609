import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useWords } from '#src/language/words.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Key } from './keys/key.tsx'

interface EditorHeaderProps {
  kind?: DraftKind
  /** Says whether what is typed is saved. */
  sign?: ReactNode
  /** Shows the keys. */
  onKeys?: () => void
}

export function EditorHeader({ kind = 'invoice', sign, onKeys }: EditorHeaderProps) {
  const { kinds, keys } = useWords(editor)
  return (
    <PageHeader
      title={kinds[kind].create}
      subtitle={kinds[kind].subtitle}
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
