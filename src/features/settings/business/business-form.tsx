import { Box, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { unprintableCharacters } from '#domain/characters/printable.ts'
import { type BusinessFields, type BusinessInput, businessSchema } from '#domain/people/business.ts'
import type { Business } from '#domain/people/kept-business.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useSession } from '#src/data/account/session.ts'
import { useSaveBusiness } from '#src/data/business.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { PrintNotice } from '#src/ui/feedback/print-notice.tsx'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useSettingsForm } from '../use-settings-form.ts'
import { BusinessFormFields } from './business-form-fields.tsx'
import type { BusinessFormOf } from './business-form-of.ts'

const typed = (business: Business | null, ownEmail: string): BusinessInput => ({
  name: business?.name ?? '',
  email: business?.email ?? ownEmail,
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
  control: BusinessFormOf['control']
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
  /** Whether it is a step of the set-up. */
  brief?: boolean
  onClose: () => void
  onSaved: () => void
}

export function BusinessForm({ business, brief = false, onClose, onSaved }: BusinessFormProps) {
  const { messages } = useSpeech()
  const { profile: words } = useWords(businessSettings)
  const save = useSaveBusiness()
  const ownEmail = useSession().user?.email ?? ''
  const [edits] = useState(business !== null)
  const { form, shell } = useSettingsForm<BusinessInput, BusinessFields>({
    name: 'business',
    resolver: valibotResolver(businessSchema),
    stored: typed(business, ownEmail),
    // The pressed button is gone, also on the way to a step; a form that came up by itself takes no focus.
    first: edits || brief ? 'name' : null,
    save: (fields) => save(business, fields),
    saved: business ? messages.businessUpdated : messages.businessCreated,
    failed: business ? messages.businessUpdateFailed : messages.businessCreateFailed,
    onSaved,
    onCancelled: onClose,
  })
  return (
    <Panel title={business ? words.title : words.setUp}>
      <EditForm {...shell} leading={brief} saveText={words.save} pendingText={words.saving}>
        {!business && <Text color="fg.muted">{words.setUpAbout}</Text>}
        <BusinessFormFields
          form={form}
          brief={brief || business === null}
          registered={business !== null && business.gstRegistration !== 'none'}
        />
        <PrintedBusiness control={form.control} />
      </EditForm>
    </Panel>
  )
}
