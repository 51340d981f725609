import { HttpResponse } from 'msw'
import { type DraftRow, draftId, draftRow } from '../factories/rows/draft-row.ts'
import type { ReceivedCall } from './received-call.ts'

export type DraftCall =
  | 'GET /drafts'
  | 'HEAD /drafts'
  | 'POST /rpc/save_draft'
  | 'POST /rpc/discard_draft'
  | 'POST /rpc/restore_draft'
  | 'POST /rpc/revise_invoice'
  | 'POST /rpc/duplicate_document'

export interface DraftOptions {
  /** Changed by what is asked for; a test that goes on as another device changes it, too. */
  drafts?: DraftRow[]
}

const given = (body: unknown) => (body ?? {}) as Record<string, unknown>
const refused = (status: number, message: string) =>
  HttpResponse.json({ code: `PT${status}`, message, details: '', hint: '' }, { status })
const nothing = () => new HttpResponse(null, { status: 204 })

/** Drafts as the database keeps them: each save counts, and one upon another version is refused. */
export function draftsApi({ drafts = [] }: DraftOptions) {
  const find = (id: unknown) => drafts.find((row) => row.id === id)
  const isOpen = (row: DraftRow) => row.issued_id === null && row.discarded_at === null
  const copied = (document: unknown) => {
    const id = draftId(drafts.length + 50)
    drafts.unshift(
      draftRow({ id, content: { clientName: 'Kaveri Interiors' }, ...given(document) }),
    )
    return HttpResponse.json(id)
  }

  const list = ({ query }: ReceivedCall) => {
    const id = query.get('id')?.slice(3)
    const kind = query.get('kind')?.slice(3)
    const rows = drafts.filter((row) =>
      id ? row.id === id : isOpen(row) && (!kind || row.kind === kind),
    )
    const most = Number(query.get('limit') ?? rows.length)
    return HttpResponse.json(rows.slice(0, most), {
      headers: { 'Content-Range': `0-${rows.length}/${rows.length}` },
    })
  }

  return {
    'GET /drafts': list,
    'HEAD /drafts': list,
    'POST /rpc/save_draft': ({ body }: ReceivedCall) => {
      const { draft_id, version, content, kind } = given(body)
      const before = find(draft_id)
      if (before && !isOpen(before)) {
        return refused(409, before.issued_id ? 'draft_issued' : 'draft_discarded')
      }
      if ((before?.version ?? 0) !== version) return refused(409, 'draft_stale')
      const after = draftRow({
        ...before,
        ...{ id: String(draft_id), kind: String(kind), version: Number(version) + 1 },
        content: content as object,
      })
      if (before) Object.assign(before, after)
      else drafts.unshift(after)
      const { id, updated_at } = after
      return HttpResponse.json({ id, version: after.version, updated_at })
    },
    'POST /rpc/discard_draft': ({ body }: ReceivedCall) => {
      const draft = find(given(body).draft_id)
      if (!draft) return refused(404, 'draft_not_found')
      draft.discarded_at = '2026-11-22T12:00:00Z'
      return nothing()
    },
    'POST /rpc/restore_draft': ({ body }: ReceivedCall) => {
      const draft = find(given(body).draft_id)
      if (!draft) return refused(404, 'draft_not_found')
      draft.discarded_at = null
      return nothing()
    },
    'POST /rpc/revise_invoice': ({ body }: ReceivedCall) =>
      copied({ original_id: given(body).invoice_id }),
    'POST /rpc/duplicate_document': () => copied({}),
  }
}
