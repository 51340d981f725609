import type { ReactNode } from 'react'
import type { DraftKind } from '#domain/draft.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { kindWords } from './kind-words.ts'

interface EditorHeaderProps {
  kind?: DraftKind
  /** Says whether what is typed is saved. */
  sign?: ReactNode
}

export function EditorHeader({ kind = 'invoice', sign }: EditorHeaderProps) {
  const { create, subtitle } = kindWords[kind]
  return <PageHeader title={create} subtitle={subtitle} aside={sign} />
}
