import { Button, Flex, Stack } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { businessLink } from './business-needed.tsx'
import { ClientFields } from './client/client-fields.tsx'
import { InvoiceFormFrame } from './invoice-form-frame.tsx'
import { InvoiceFormSummary } from './invoice-form-summary.tsx'
import { LeftOutQuestion } from './left-out-question.tsx'
import { ItemRows } from './rows/item-rows.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'

/** Ways on from a refusal that no field can mend. */
const wayOn: Record<string, { label: string; to: string; state?: object }> = {
  business: { label: 'Set up your business', ...businessLink },
  requestKey: { label: 'See your invoices', to: paths.invoices },
}

export function InvoiceForm() {
  const navigate = useNavigate()
  const { form, formRef, refusalRef, submit, question, drop } = useInvoiceForm((id) =>
    navigate(paths.invoice(id)),
  )
  const { errors, isSubmitting } = form.formState
  const way = wayOn[errors.root?.type ?? '']

  return (
    <>
      <form ref={formRef} noValidate onSubmit={submit}>
        <InvoiceFormFrame
          client={<ClientFields form={form} />}
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
                  pendingText="Creating Invoice..."
                >
                  Create Invoice
                </SubmitButton>
                <Button
                  flex={{ sm: '1', lg: 'none' }}
                  variant="outline"
                  disabled={isSubmitting}
                  onClick={() => {
                    drop()
                    navigate(paths.invoices)
                  }}
                >
                  Cancel
                </Button>
              </Flex>
            </Stack>
          }
        />
      </form>
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
