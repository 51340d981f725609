import type { TaxSettings } from '#domain/gst/tax-settings.ts'
import type { Words } from '#src/language/areas.ts'
import type { businessSettings } from '#src/language/english/business-settings.ts'

export type TaxWords = Words<typeof businessSettings>['tax']

export const percent = (rate: number) => `${rate / 100} %`

/** "Registered", "Composition dealer, Section 10". */
export function registrationOf(
  { gstRegistration, compositionScheme }: TaxSettings,
  { registrations, schemes }: TaxWords,
): string {
  const { label } = registrations[gstRegistration]
  return compositionScheme === null ? label : `${label}, ${schemes[compositionScheme]}`
}
