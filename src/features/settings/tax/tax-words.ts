import type { TaxSettings } from '#domain/gst/tax-settings.ts'
import type { businessSettings } from '#languages/en/screens/business-settings.ts'
import type { Words } from '#languages/words.ts'

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
