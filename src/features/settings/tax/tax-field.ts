import type { UseFormReturn } from 'react-hook-form'
import type { TaxSettings, TaxSettingsInput } from '#domain/gst/tax-settings.ts'

export type TaxFormOf = UseFormReturn<TaxSettingsInput, unknown, TaxSettings>

/** A field's registration and its error. */
export const fieldOf = (form: TaxFormOf) => (name: keyof TaxSettingsInput) => ({
  ...form.register(name),
  error: form.formState.errors[name]?.message,
})
