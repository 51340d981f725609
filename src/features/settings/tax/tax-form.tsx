import { Button, Flex, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import type { Business } from '#domain/business.ts'
import {
  type TaxSettings,
  type TaxSettingsInput,
  taxSettingsSchema,
} from '#domain/gst/tax-settings.ts'
import { messages } from '#domain/messages.ts'
import { useSavePart } from '../../../data/business.ts'
import { useDraftForm, useDraftKey } from '../../../data/forms/draft-form.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TaxFormFields } from './tax-form-fields.tsx'
import { TaxFrame } from './tax-frame.tsx'

const fields = [
  ...(['gstRegistration', 'compositionScheme', 'taxId', 'lutNumber', 'lutYear'] as const),
  ...(['defaultGstRate', 'defaultHsnSac', 'reverseChargeWording', 'signature'] as const),
]

/** Without the State: it follows from the GSTIN. */
const typed = (business: Business): TaxSettingsInput => ({
  gstRegistration: business.gstRegistration,
  compositionScheme: business.compositionScheme ?? '',
  taxId: business.taxId ?? '',
  lutNumber: business.lutNumber ?? '',
  lutYear: business.lutYear ?? '',
  defaultGstRate: business.defaultGstRate === null ? '' : String(business.defaultGstRate / 100),
  defaultHsnSac: business.defaultHsnSac ?? '',
  pricesIncludeTax: business.pricesIncludeTax,
  roundOff: business.roundOff,
  reverseChargeWording: business.reverseChargeWording ?? '',
  signature: business.signature ?? '',
})

interface TaxFormProps {
  business: Business
  onClose: () => void
}

export function TaxForm({ business, onClose }: TaxFormProps) {
  const save = useSavePart(business)
  const { form, restored, drop } = useDraftForm<TaxSettingsInput, TaxSettings>({
    key: useDraftKey('tax'),
    resolver: valibotResolver(taxSettingsSchema),
    values: typed(business),
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    // A form that came up by itself, with what was typed before, takes no focus.
    if (!restored) setFocus('gstRegistration')
  }, [restored, setFocus])

  const submit = form.handleSubmit(async ({ taxId, state, ...settings }) => {
    try {
      // Of a seller who is not registered both are the profile's.
      await save(settings.gstRegistration === 'none' ? settings : { ...settings, taxId, state })
    } catch (error) {
      setRefusal(form.setError, fields, error, messages.taxSettingsSaveFailed)
      return
    }
    drop()
    showSuccess(messages.taxSettingsSaved)
    onClose()
  })

  const cancel = () => {
    form.reset(typed(business))
    drop()
    onClose()
  }

  return (
    <TaxFrame>
      <form noValidate onSubmit={submit}>
        <Stack gap="6">
          <TaxFormFields form={form} />
          <FormError message={errors.root?.message} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" disabled={isSubmitting} onClick={cancel}>
              Cancel
            </Button>
            <SubmitButton pending={isSubmitting} pendingText="Saving...">
              Save Tax Settings
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </TaxFrame>
  )
}
