import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { type DraftKind, draftKinds } from '#domain/document/kinds.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { OpenedDraft } from './draft/opened-draft.tsx'
import { InvoiceForm } from './invoice-form.tsx'

const begin = (place: string, kind: DraftKind) => ({ place, kind, id: crypto.randomUUID() })

/**
 * The editor of a draft. At its own address it opens an empty form, which becomes a draft with the first key; then the
 * address is that of the draft, and the form goes on as it is.
 */
export function InvoiceCreateScreen() {
  const { draftId } = useParams()
  const { key, pathname } = useLocation()
  const kind = draftKinds.find((each) => kindPaths(each).create === pathname) ?? 'invoice'
  const [begun, setBegun] = useState(() => begin(key, kind))
  if (!draftId && begun.place !== key) setBegun(begin(key, kind))

  const id = draftId ?? begun.id
  if (id === begun.id) {
    return <InvoiceForm key={id} draft={{ ...begun, stored: null, waiting: null }} />
  }
  return (
    <OpenedDraft key={id} id={id}>
      {(draft) => <InvoiceForm draft={draft} />}
    </OpenedDraft>
  )
}
