import { Button, Stack } from '@chakra-ui/react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { PlainDate } from '#domain/dates.ts'
import type { NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import type { Schedule } from '#domain/schedule/schedule.ts'
import { scheduleForm } from '#languages/en/screens/schedule-form.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { enterMovesOn } from '#src/ui/form/enter-moves-on.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { EditorSheet } from '../editor/editor-sheet.tsx'
import { KeysDialog } from '../editor/keys/keys-dialog.tsx'
import { useFormKeys } from '../editor/keys/use-form-keys.ts'
import { CautionQuestion } from '../editor/questions/caution-question.tsx'
import { WaitsForSeller } from '../editor/rail/waits-for-seller.tsx'
import { useFirstFocus } from '../editor/use-first-focus.ts'
import { useSellerUnknown } from '../editor/use-seller-unknown.ts'
import { FirstOne } from './first-one.tsx'
import { RuleFields } from './rule-fields.tsx'
import { useScheduleForm } from './use-schedule-form.ts'

interface ScheduleFormProps {
  schedule: Schedule | null
  values: NewInvoiceInput
  /** The issue date of the invoice that a new one repeats. */
  issued: PlainDate | null
  origin: string
}

/** The editor of an invoice without days of its own, and beside it the rule of its days. */
export function ScheduleForm({ schedule, values, issued, origin }: ScheduleFormProps) {
  const words = useWords(scheduleForm)
  const navigate = useNavigate()
  const form = useScheduleForm({
    ...{ schedule, values, issued, origin },
    onSaved: (id) => navigate(schedulePaths.one(id), { replace: true }),
  })
  const { rule, invoice, formRef, refusalRef, submit, warning, firstOne, drop } = form
  const { errors, isSubmitting } = rule.formState
  const save = () => formRef.current?.requestSubmit()
  // Without a business, to set it up comes first.
  const isEarly = useBusiness().data === null
  const waits = useSellerUnknown() || isEarly
  const waitsId = useId()
  const keys = useFormKeys({ formRef, busy: isSubmitting || waits, onSave: save })
  useFirstFocus(invoice, { isNew: schedule === null })
  const inParts = Boolean(useWatch({ control: invoice.control, name: 'parts' })?.length)
  const cancel = () => {
    drop()
    navigate(schedule ? schedulePaths.one(schedule.id) : paths.schedules)
  }
  return (
    <form ref={formRef} noValidate onKeyDown={enterMovesOn} onSubmit={submit}>
      <EditorSheet
        form={invoice}
        kind="invoice"
        undated
        refusalRef={refusalRef}
        problem={errors.root && <FormError message={errors.root.message} />}
        actions={
          <>
            <SubmitButton
              flex="1 0 auto"
              variant={isEarly ? 'outline' : 'solid'}
              pending={isSubmitting}
              pendingText={words.saving}
              disabled={waits}
              aria-describedby={waits ? waitsId : undefined}
            >
              {words.save}
            </SubmitButton>
            {waits && <WaitsForSeller id={waitsId} isMissing={isEarly} />}
          </>
        }
        leaving={null}
        belowRail={
          <Stack gap="4">
            <Panel title={words.title}>
              <RuleFields form={rule} schedule={schedule} issued={issued} inParts={inParts} />
              <Button
                mt="4"
                size="sm"
                variant="outline"
                disabled={isSubmitting}
                onClick={form.preview}
              >
                {words.preview}
              </Button>
            </Panel>
            <Button variant="ghost" disabled={isSubmitting} onClick={cancel}>
              {words.cancel}
            </Button>
          </Stack>
        }
      />
      {warning && (
        <CautionQuestion
          cautions={warning.cautions}
          pending={isSubmitting}
          onMend={warning.mend}
          onGoOn={warning.goOn}
        />
      )}
      {firstOne && (
        <FirstOne
          invoice={firstOne.invoice}
          by="save"
          pending={isSubmitting}
          onBack={firstOne.back}
          onGoOn={firstOne.goOn}
        />
      )}
      {form.shown && <FirstOne by="preview" {...form.shown} />}
      {keys.help && <KeysDialog onClose={keys.closeHelp} />}
    </form>
  )
}
