import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/layout/page-header.tsx'

/** `sign` says whether what is typed is saved. */
export function EditorHeader({ sign }: { sign?: ReactNode }) {
  return (
    <PageHeader title="Create Invoice" subtitle="It is numbered when you create it." aside={sign} />
  )
}
