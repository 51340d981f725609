import { Box, Button, Flex, Grid, Stack } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { businessLink } from './business-needed.tsx'
import { ClientFields } from './client-fields.tsx'
import { InvoiceFormSummary } from './invoice-form-summary.tsx'
import { ItemRows } from './item-rows.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'

/** Ways on from a refusal that no field can mend. */
const wayOn: Record<string, { label: string; to: string; state?: object }> = {
  business: { label: 'Set up your business', ...businessLink },
  requestKey: { label: 'See your invoices', to: paths.invoices },
}

export function InvoiceForm() {
  const navigate = useNavigate()
  const { form, formRef, refusalRef, submit, drop } = useInvoiceForm((id) =>
    navigate(paths.invoice(id)),
  )
  const { errors, isSubmitting } = form.formState
  const way = wayOn[errors.root?.type ?? '']

  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5">
          <Panel title="Client Information">
            <ClientFields form={form} />
          </Panel>
          <Panel title="Invoice Items">
            <ItemRows form={form} refusalRef={refusalRef} />
          </Panel>
        </Stack>
        <Box position={{ lg: 'sticky' }} top={{ lg: '20' }}>
          <Panel title="Invoice Summary">
            <Stack gap="4">
              <InvoiceFormSummary control={form.control} />
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
          </Panel>
        </Box>
      </Grid>
    </form>
  )
}
