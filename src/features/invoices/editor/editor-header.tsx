import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/draft.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Key } from './keys/key.tsx'
import { kindWords } from './kind-words.ts'

interface EditorHeaderProps {
  kind?: DraftKind
  /** Says whether what is typed is saved. */
  sign?: ReactNode
  /** Shows the keys. */
  onKeys?: () => void
}

export function EditorHeader({ kind = 'invoice', sign, onKeys }: EditorHeaderProps) {
  const { create, subtitle } = kindWords[kind]
  return (
    <PageHeader
      title={create}
      subtitle={subtitle}
      aside={sign}
      actions={
        onKeys && (
          <Button size="sm" variant="ghost" hideBelow="md" onClick={onKeys}>
            <Key aria-hidden>?</Key> Keys
          </Button>
        )
      }
    />
  )
}
