import { Button } from '@chakra-ui/react'
import { FileX } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { type DraftKind, draftKinds } from '#domain/document/kinds.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { useDraftActions, useOpenedDraft } from '#src/data/drafts/drafts.ts'
import type { OpenDraft } from '#src/data/drafts/open-draft.ts'
import { useInvoiceOnItsWay } from '#src/data/invoices/invoices.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { showError } from '#src/ui/feedback/toast.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { LoadFailed } from '#src/ui/layout/load-failed.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CreatingInvoiceCard } from '../../list/creating-invoice-card.tsx'
import { EditorHeader } from '../editor-header.tsx'
import { InvoiceFormSkeleton } from '../invoice-form-skeleton.tsx'

const place = v.object({ kind: v.picklist(draftKinds) })

/** Takes the kind of draft from the link that led here; until it is loaded nothing else tells. */
function useKindOfPlace(): DraftKind {
  const said = v.safeParse(place, useLocation().state)
  return said.success ? said.output.kind : 'invoice'
}

interface OpenedDraftProps {
  id: string
  children: (draft: OpenDraft) => ReactNode
}

/** A draft that was begun before, here or on another device: loaded, then what `children` makes of it. */
export function OpenedDraft({ id, children }: OpenedDraftProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(editorDraft)
  const onItsWay = useInvoiceOnItsWay()
  const [sentBefore] = useState(onItsWay?.draftId === id)
  // Its form was left and is come back to: whether it is still a draft is not known yet.
  const isSent = sentBefore && onItsWay?.draftId === id
  const { data, error, isLoading, mutate, waiting } = useOpenedDraft(isSent ? null : id)
  const { restore } = useDraftActions()
  const kindOfPlace = useKindOfPlace()
  const kind = data?.kind ?? waiting?.kind ?? kindOfPlace
  const [restoring, setRestoring] = useState(false)
  const navigate = useNavigate()
  const { state } = useLocation()
  // The bars around it look at the place alone.
  useEffect(() => {
    if (kind !== kindOfPlace)
      navigate('.', { replace: true, state: { ...state, kind, stay: true } })
  }, [kind, kindOfPlace, navigate, state])

  if (isSent) {
    return (
      <>
        <EditorHeader />
        <CreatingInvoiceCard invoice={onItsWay} />
      </>
    )
  }
  if (isLoading || (data === undefined && error === undefined)) {
    return (
      <>
        <EditorHeader kind={kind} />
        <LoadingRegion label={words.loading}>
          <InvoiceFormSkeleton kind={kind} />
        </LoadingRegion>
      </>
    )
  }
  const isOver = data && (data.issuedId ?? data.discardedAt)
  if (waiting || (data && !isOver)) {
    return children({ id, kind, stored: data, waiting })
  }
  if (data?.issuedId) return <Navigate to={paths.invoice(data.issuedId)} replace />

  const bringBack = async () => {
    setRestoring(true)
    try {
      await restore(id)
      await mutate()
    } catch (failure) {
      showError(messageOf(failure, messages.draftRestoreFailed))
    }
    setRestoring(false)
  }
  return (
    <>
      <EditorHeader kind={kind} />
      {data ? (
        <Panel>
          <EmptyState
            icon={FileX}
            title={messages.draftIsDiscarded}
            action={
              <>
                <Button disabled={restoring} onClick={bringBack}>
                  {restoring ? words.restoring : words.restore}
                </Button>
                <Button asChild variant="outline">
                  <Link to={paths.drafts}>{words.drafts}</Link>
                </Button>
              </>
            }
          />
        </Panel>
      ) : (
        <LoadFailed
          headingLevel="h2"
          title={messages.draftLoadFailed}
          missingTitle={words.missing}
          message={messageOf(error, words.checkConnection)}
          isMissing={!error}
          onRetry={() => void mutate()}
          back={{ to: paths.drafts, text: words.drafts }}
        />
      )}
    </>
  )
}
