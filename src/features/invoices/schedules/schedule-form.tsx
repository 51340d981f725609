import { Button, Flex, Stack } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { NewInvoiceInput } from '#domain/document/new-invoice.ts'
import type { Schedule } from '#domain/schedule.ts'
import { paths } from '../../../lib/paths.ts'
import { schedulePaths } from '../../../lib/schedule-paths.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ClientFields } from '../editor/client/client-fields.tsx'
import { InvoiceFormFrame } from '../editor/invoice-form-frame.tsx'
import { InvoiceFormSummary } from '../editor/invoice-form-summary.tsx'
import { KeysDialog } from '../editor/keys/keys-dialog.tsx'
import { useFormKeys } from '../editor/keys/use-form-keys.ts'
import { ItemRows } from '../editor/rows/item-rows.tsx'
import { RuleFields } from './rule-fields.tsx'
import { useScheduleForm } from './use-schedule-form.ts'

interface ScheduleFormProps {
  schedule: Schedule | null
  values: NewInvoiceInput
  origin: string
}

/** When it repeats, and below it the editor of an invoice without days of its own. */
export function ScheduleForm({ schedule, values, origin }: ScheduleFormProps) {
  const navigate = useNavigate()
  const { rule, invoice, formRef, refusalRef, submit, drop } = useScheduleForm({
    ...{ schedule, values, origin },
    onSaved: (id) => navigate(schedulePaths.one(id), { replace: true }),
  })
  const { errors, isSubmitting } = rule.formState
  const save = () => formRef.current?.requestSubmit()
  const keys = useFormKeys({ formRef, busy: isSubmitting, onSave: save })
  const inParts = Boolean(useWatch({ control: invoice.control, name: 'parts' })?.length)
  const cancel = () => {
    drop()
    navigate(schedule ? schedulePaths.one(schedule.id) : paths.schedules)
  }
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <Stack gap="5">
        <Panel title="When it repeats">
          <RuleFields form={rule} schedule={schedule} inParts={inParts} />
        </Panel>
        <InvoiceFormFrame
          client={<ClientFields form={invoice} kind="invoice" undated />}
          items={<ItemRows form={invoice} refusalRef={refusalRef} />}
          summary={
            <Stack gap="4">
              <InvoiceFormSummary form={invoice} />
              <FormError message={errors.root?.message} />
              <Flex gap="3" direction={{ base: 'column', sm: 'row', lg: 'column' }}>
                <SubmitButton
                  flex={{ sm: '1', lg: 'none' }}
                  pending={isSubmitting}
                  pendingText="Saving..."
                >
                  Save Schedule
                </SubmitButton>
                <Button
                  flex={{ sm: '1', lg: 'none' }}
                  variant="outline"
                  disabled={isSubmitting}
                  onClick={cancel}
                >
                  Cancel
                </Button>
              </Flex>
            </Stack>
          }
        />
      </Stack>
      {keys.help && <KeysDialog onClose={keys.closeHelp} />}
    </form>
  )
}
