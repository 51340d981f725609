import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { messageOf } from '#data/errors.ts'
import {
  type Business,
  type BusinessFields,
  type BusinessInput,
  businessSchema,
} from '#domain/business.ts'
import { messages } from '#domain/messages.ts'
import { unprintableCharacters } from '#domain/printable.ts'
import { useSaveBusiness } from '../../../data/business.ts'
import { useDraftForm, useDraftKey } from '../../../data/forms/draft-form.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { PrintNotice } from '../../../ui/feedback/print-notice.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { BusinessFormFields } from './business-form-fields.tsx'

const typed = (business: Business | null): BusinessInput => ({
  name: business?.name ?? '',
  email: business?.email ?? '',
  phone: business?.phone ?? '',
  address: business?.address ?? '',
  taxId: business?.taxId ?? '',
  city: business?.city ?? '',
  state: business?.state ?? '',
  postalCode: business?.postalCode ?? '',
  country: business?.country ?? 'India',
  website: business?.website ?? '',
  businessType: business?.businessType ?? '',
  description: business?.description ?? '',
  logo: business?.logo ?? '',
})

interface PrintedBusinessProps {
  control: Control<BusinessInput, unknown, BusinessFields>
}

/** Says what of the typed profile no invoice will print. */
function PrintedBusiness({ control }: PrintedBusinessProps) {
  const printed = useWatch({ control, name: ['name', 'address', 'taxId', 'website'] })
  return (
    <Box aria-live="polite" _empty={{ display: 'none' }}>
      <PrintNotice characters={unprintableCharacters(printed.join(' '))} />
    </Box>
  )
}

interface BusinessFormProps {
  /** Null for a person who has none yet. */
  business: Business | null
  onClose: () => void
  onSaved: () => void
}

export function BusinessForm({ business, onClose, onSaved }: BusinessFormProps) {
  const save = useSaveBusiness()
  const { form, restored, drop } = useDraftForm<BusinessInput, BusinessFields>({
    key: useDraftKey('business'),
    resolver: valibotResolver(businessSchema),
    values: typed(business),
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  const [edits] = useState(business !== null)
  useEffect(() => {
    // The button that was pressed is gone; a form that came up by itself takes no focus.
    if (edits && !restored) setFocus('name')
  }, [edits, restored, setFocus])

  const submit = form.handleSubmit(async (fields) => {
    try {
      await save(business, fields)
    } catch (error) {
      const fallback = business ? messages.businessUpdateFailed : messages.businessCreateFailed
      form.setError('root', { message: messageOf(error, fallback) })
      return
    }
    drop()
    showSuccess(business ? messages.businessUpdated : messages.businessCreated)
    onSaved()
  })

  const cancel = () => {
    form.reset(typed(business))
    drop()
    onClose()
  }

  return (
    <Panel title={business ? 'Business profile' : 'Set up your business'}>
      <form noValidate onSubmit={submit}>
        <Stack gap="6">
          {!business && (
            <Text color="fg.muted">
              This stands at the top of every invoice. You can change it later; invoices already
              issued keep what they were issued with.
            </Text>
          )}
          <BusinessFormFields
            form={form}
            registered={business !== null && business.gstRegistration !== 'none'}
          />
          <PrintedBusiness control={form.control} />
          <FormError message={errors.root?.message} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" disabled={isSubmitting} onClick={cancel}>
              Cancel
            </Button>
            <SubmitButton pending={isSubmitting} pendingText="Updating...">
              Save Changes
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Panel>
  )
}
