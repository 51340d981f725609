import type { UseFormReturn } from 'react-hook-form'
import type { TaxSettings, TaxSettingsInput } from '#domain/gst/tax-settings.ts'

export type TaxFormOf = UseFormReturn<TaxSettingsInput, unknown, TaxSettings>
