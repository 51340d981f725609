import type { BusinessFields } from './business.ts'
import type { TaxSettings } from './gst/tax-settings.ts'

/** `stateCode` follows from the State. */
export type Business = BusinessFields & TaxSettings & { id: string; stateCode: string | null }
