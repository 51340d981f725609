import { Box, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import {
  type Business,
  type BusinessFields,
  type BusinessInput,
  businessSchema,
} from '#domain/business.ts'
import { messages } from '#domain/messages.ts'
import { unprintableCharacters } from '#domain/printable.ts'
import { useSaveBusiness } from '../../../data/business.ts'
import { PrintNotice } from '../../../ui/feedback/print-notice.tsx'
import { EditForm } from '../../../ui/form/edit-form.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useSettingsForm } from '../use-settings-form.ts'
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
  const [edits] = useState(business !== null)
  const { form, shell } = useSettingsForm<BusinessInput, BusinessFields>({
    name: 'business',
    resolver: valibotResolver(businessSchema),
    stored: typed(business),
    // The button that was pressed is gone; a form that came up by itself takes no focus.
    first: edits ? 'name' : null,
    save: (fields) => save(business, fields),
    saved: business ? messages.businessUpdated : messages.businessCreated,
    failed: business ? messages.businessUpdateFailed : messages.businessCreateFailed,
    onSaved,
    onCancelled: onClose,
  })
  return (
    <Panel title={business ? 'Business profile' : 'Set up your business'}>
      <EditForm {...shell} saveText="Save Changes" pendingText="Updating...">
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
      </EditForm>
    </Panel>
  )
}
