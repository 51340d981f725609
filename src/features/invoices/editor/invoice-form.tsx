import { Button } from '@chakra-ui/react'
import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { kinds } from '#domain/document/kinds.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import type { OpenDraft } from '#src/data/drafts/open-draft.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { askForMail } from '#src/sending/mail-asked.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { enterMovesOn } from '#src/ui/form/enter-moves-on.ts'
import { DraftDecision } from './draft/draft-decision.tsx'
import { RevisesNotice } from './draft/revises-notice.tsx'
import { SaveSign } from './draft/save-sign.tsx'
import { useLeaving } from './draft/use-leaving.ts'
import { EditorHeader } from './editor-header.tsx'
import { EditorSheet } from './editor-sheet.tsx'
import { FormStage } from './form-stage.tsx'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { useFormKeys } from './keys/use-form-keys.ts'
import { kindWays } from './kind-ways.ts'
import { CautionQuestion } from './questions/caution-question.tsx'
import { LeftOutQuestion } from './questions/left-out-question.tsx'
import { CreateActions } from './rail/create-actions.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { useInvoiceForm } from './use-invoice-form.ts'
import { useSellerUnknown } from './use-seller-unknown.ts'
import { ReturningLink, WayBack } from './way-back.tsx'

export function InvoiceForm({ draft }: { draft: OpenDraft }) {
  const navigate = useNavigate()
  const { business, cancel } = useWords(editor)
  const { invoices } = useWords(editorDraft)
  const ways = kindWays(draft.kind)
  const { pathname } = useLocation()
  const place = useRef(pathname)
  const wayBack = useCallback(() => place.current, [])
  const onBegun = useCallback(() => {
    place.current = paths.invoiceDraft(draft.id)
    // The same form goes on: nothing is drawn anew, and nothing scrolls.
    navigate(paths.invoiceDraft(draft.id), {
      replace: true,
      state: { stay: true, kind: draft.kind },
    })
  }, [navigate, draft.id, draft.kind])
  const { form, formRef, refusalRef, submit, submitAndSend, question, warning, ...saving } =
    useInvoiceForm(draft, {
      onBegun,
      onCreated: (id, send) =>
        navigate(ways.document(id), { state: send ? askForMail('invoice') : null }),
    })
  const { errors, isSubmitting } = form.formState
  const sellerUnknown = useSellerUnknown()
  const keys = useFormKeys({
    formRef,
    busy: isSubmitting || sellerUnknown,
    onSave: () => void saving.saver.look(),
    onSend: submitAndSend,
  })
  useFirstFocus(form, { isNew: draft.stored === null && draft.waiting === null })
  const leaveTo = useLeaving(draft, saving)
  const repeat = () =>
    leaveTo(schedulePaths.create, { content: form.getValues(), origin: draft.id })
  const mayRepeat = kinds[draft.kind].repeatable && !draft.stored?.originalId
  /** Ways on from a refusal that no field can mend. */
  const wayOn: Record<string, { label: string; to: string }> = {
    business: { label: business.setUp, to: paths.settingBusiness },
    requestKey: { label: invoices, to: ways.list },
  }
  const way = wayOn[errors.root?.type ?? '']

  return (
    <WayBack value={wayBack}>
      <EditorHeader
        kind={draft.kind}
        originalId={draft.stored?.originalId ?? null}
        period={draft.stored?.period ?? null}
        onKeys={keys.openHelp}
        sign={<SaveSign saver={saving.saver} known={Boolean(draft.stored)} />}
      />
      <FormStage kind={draft.kind}>
        <DraftDecision draft={draft} form={form} {...saving} />
        {draft.stored?.originalId && <RevisesNotice originalId={draft.stored.originalId} />}
        <form ref={formRef} noValidate onKeyDown={enterMovesOn} onSubmit={submit}>
          <EditorSheet
            form={form}
            kind={draft.kind}
            originalId={draft.stored?.originalId ?? null}
            refusalRef={refusalRef}
            problem={
              errors.root && (
                <FormError
                  message={errors.root.message}
                  action={
                    way && (
                      <Button asChild size="sm" variant="outline">
                        <ReturningLink to={way.to}>{way.label}</ReturningLink>
                      </Button>
                    )
                  }
                />
              )
            }
            actions={
              <CreateActions
                kind={draft.kind}
                pending={isSubmitting}
                onSend={submitAndSend}
                onSaveDraft={() => leaveTo(paths.drafts)}
                onRepeat={mayRepeat ? repeat : undefined}
              />
            }
            leaving={
              <Button variant="ghost" disabled={isSubmitting} onClick={() => leaveTo(ways.list)}>
                {cancel}
              </Button>
            }
          />
        </form>
      </FormStage>
      {keys.help && <KeysDialog sends onClose={keys.closeHelp} />}
      {question && (
        <LeftOutQuestion
          rows={question.rows}
          invoice={question.invoice}
          creating={isSubmitting}
          onComplete={question.complete}
          onCreate={question.createWithout}
        />
      )}
      {warning && (
        <CautionQuestion
          cautions={warning.cautions}
          pending={isSubmitting}
          onMend={warning.mend}
          onGoOn={warning.goOn}
        />
      )}
    </WayBack>
  )
}
