import type { TaxSettings } from '../gst/tax-settings.ts'
import type { BusinessFields } from './business.ts'

/** `stateCode` follows from the State. */
export type Business = BusinessFields & TaxSettings & { id: string; stateCode: string | null }
