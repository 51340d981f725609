import { valibotResolver } from '@hookform/resolvers/valibot'
import { gstinFault } from '#domain/gst/gstin.ts'
import {
  type TaxSettings,
  type TaxSettingsInput,
  taxSettingsSchema,
} from '#domain/gst/tax-settings.ts'
import type { Business } from '#domain/people/kept-business.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useSavePart } from '#src/data/business.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { useSettingsForm } from '../use-settings-form.ts'
import { TaxFormFields } from './tax-form-fields.tsx'
import { TaxFrame } from './tax-frame.tsx'

const fields = [
  ...(['gstRegistration', 'compositionScheme', 'taxId', 'lutNumber', 'lutYear'] as const),
  ...(['defaultGstRate', 'defaultHsnSac', 'reverseChargeWording', 'signature'] as const),
  ...(['udyam', 'enterpriseSize', 'enterpriseKind', 'iec', 'adCode', 'exportBank'] as const),
]

const isGstinOf = ({ gstRegistration, taxId }: Business) =>
  gstRegistration !== 'none' || gstinFault(taxId ?? '') === null

/** Without the State, which follows from the GSTIN; a Tax ID that is none is not one. */
const typed = (business: Business): TaxSettingsInput => ({
  gstRegistration: business.gstRegistration,
  compositionScheme: business.compositionScheme ?? '',
  taxId: isGstinOf(business) ? (business.taxId ?? '') : '',
  lutNumber: business.lutNumber ?? '',
  lutYear: business.lutYear ?? '',
  defaultGstRate: business.defaultGstRate === null ? '' : String(business.defaultGstRate / 100),
  defaultHsnSac: business.defaultHsnSac ?? '',
  pricesIncludeTax: business.pricesIncludeTax,
  roundOff: business.roundOff,
  aboveFiveCrore: business.aboveFiveCrore,
  hsnSummary: business.hsnSummary,
  reverseChargeWording: business.reverseChargeWording ?? '',
  udyam: business.udyam ?? '',
  enterpriseSize: business.enterpriseSize ?? '',
  enterpriseKind: business.enterpriseKind ?? '',
  interestInReminders: business.interestInReminders,
  lastDayToClients: business.lastDayToClients,
  signature: business.signature ?? '',
  iec: business.iec ?? '',
  adCode: business.adCode ?? '',
  exportBank: business.exportBank ?? '',
})

interface TaxFormProps {
  business: Business
  /** Whether it is a step of the set-up. */
  brief?: boolean
  onClose: () => void
  onSaved: () => void
}

export function TaxForm({ business, brief = false, onClose, onSaved }: TaxFormProps) {
  const { messages } = useSpeech()
  const { tax: words, saving } = useWords(businessSettings)
  const save = useSavePart(business)
  const { form, shell } = useSettingsForm<TaxSettingsInput, TaxSettings>({
    name: 'tax',
    resolver: valibotResolver(taxSettingsSchema),
    stored: typed(business),
    first: 'taxId',
    fields,
    // An unregistered seller sets both under Business.
    save: ({ taxId, state, ...settings }) =>
      save(settings.gstRegistration === 'none' ? settings : { ...settings, taxId, state }),
    saved: messages.taxSettingsSaved,
    failed: messages.taxSettingsSaveFailed,
    onSaved,
    onCancelled: onClose,
  })
  return (
    <TaxFrame>
      <EditForm {...shell} leading={brief} saveText={words.save} pendingText={saving}>
        <TaxFormFields form={form} brief={brief} />
      </EditForm>
    </TaxFrame>
  )
}
