import type { TaxSettings } from '#domain/gst/tax-settings.ts'
import type { CompositionScheme, GstRegistration } from '#domain/invoice.ts'

/** How a registration is called, and what its documents are. */
export const registrations: Record<GstRegistration, { label: string; says: string }> = {
  none: {
    label: 'Not registered',
    says: 'Your documents are called Invoice and show no tax and no GSTIN.',
  },
  regular: {
    label: 'Registered',
    says: 'Your documents are called Tax Invoice and show CGST and SGST, or IGST.',
  },
  composition: {
    label: 'Composition dealer',
    says: 'Your documents are called Bill of Supply, show no tax, and say why.',
  },
}

export const schemes: Record<CompositionScheme, string> = {
  section10: 'Section 10',
  notification2_2019: 'Notification 2/2019',
}

export const percent = (rate: number) => `${rate / 100} %`

/** "Registered", "Composition dealer, Section 10". */
export function registrationOf({ gstRegistration, compositionScheme }: TaxSettings): string {
  const { label } = registrations[gstRegistration]
  return compositionScheme === null ? label : `${label}, ${schemes[compositionScheme]}`
}
