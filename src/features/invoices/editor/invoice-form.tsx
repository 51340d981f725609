import { Button, Flex, Stack } from '@chakra-ui/react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OpenDraft } from '../../../data/drafts/open-draft.ts'
import { paths } from '../../../lib/paths.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { useBusinessLink } from './business-needed.tsx'
import { ClientFields } from './client/client-fields.tsx'
import { DraftDecision } from './draft/draft-decision.tsx'
import { RevisesNotice } from './draft/revises-notice.tsx'
import { SaveSign } from './draft/save-sign.tsx'
import { useLeaving } from './draft/use-leaving.ts'
import { EditorHeader } from './editor-header.tsx'
import { FormStage } from './form-stage.tsx'
import { InvoiceFormFrame } from './invoice-form-frame.tsx'
import { InvoiceFormSummary } from './invoice-form-summary.tsx'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { useFormKeys } from './keys/use-form-keys.ts'
import { kindWords } from './kind-words.ts'
import { LeftOutQuestion } from './left-out-question.tsx'
import { ItemRows } from './rows/item-rows.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { useInvoiceForm } from './use-invoice-form.ts'

export function InvoiceForm({ draft }: { draft: OpenDraft }) {
  const navigate = useNavigate()
  const words = kindWords[draft.kind]
  const onBegun = useCallback(() => {
    // The same form goes on: nothing is drawn anew, and nothing scrolls.
    navigate(paths.invoiceDraft(draft.id), {
      replace: true,
      state: { stay: true, kind: draft.kind },
    })
  }, [navigate, draft.id, draft.kind])
  const { form, formRef, refusalRef, submit, question, ...saving } = useInvoiceForm(draft, {
    onBegun,
    onCreated: (id) => navigate(words.document(id)),
  })
  const keys = useFormKeys({
    formRef,
    busy: form.formState.isSubmitting,
    onSave: () => void saving.saver.look(),
  })
  useFirstFocus(form, draft)
  const leave = useLeaving(draft, saving)
  const { errors, isSubmitting } = form.formState
  /** Ways on from a refusal that no field can mend. */
  const wayOn: Record<string, { label: string; to: string; state?: object }> = {
    business: { label: 'Set up your business', ...useBusinessLink() },
    requestKey: { label: 'See your invoices', to: words.list },
  }
  const way = wayOn[errors.root?.type ?? '']

  return (
    <>
      <EditorHeader
        kind={draft.kind}
        onKeys={keys.openHelp}
        sign={<SaveSign saver={saving.saver} known={Boolean(draft.stored)} />}
      />
      <FormStage kind={draft.kind}>
        <DraftDecision draft={draft} form={form} {...saving} />
        {draft.stored?.originalId && <RevisesNotice originalId={draft.stored.originalId} />}
        <form ref={formRef} noValidate onSubmit={submit}>
          <InvoiceFormFrame
            kind={draft.kind}
            client={<ClientFields form={form} kind={draft.kind} />}
            items={<ItemRows form={form} refusalRef={refusalRef} />}
            summary={
              <Stack gap="4">
                <InvoiceFormSummary form={form} />
                <FormError
                  message={errors.root?.message}
                  action={
                    way && (
                      <Button asChild size="sm" variant="outline">
                        <Link to={way.to} state={way.state}>
                          {way.label}
                        </Link>
                      </Button>
                    )
                  }
                />
                <Flex gap="3" direction={{ base: 'column', sm: 'row', lg: 'column' }}>
                  <SubmitButton
                    flex={{ sm: '1', lg: 'none' }}
                    pending={isSubmitting}
                    pendingText={words.creating}
                  >
                    {words.create}
                  </SubmitButton>
                  <Button
                    flex={{ sm: '1', lg: 'none' }}
                    variant="outline"
                    disabled={isSubmitting}
                    onClick={leave}
                  >
                    Cancel
                  </Button>
                </Flex>
              </Stack>
            }
          />
        </form>
      </FormStage>
      {keys.help && <KeysDialog onClose={keys.closeHelp} />}
      {question && (
        <LeftOutQuestion
          rows={question.rows}
          invoice={question.invoice}
          creating={isSubmitting}
          onComplete={question.complete}
          onCreate={question.createWithout}
        />
      )}
    </>
  )
}
