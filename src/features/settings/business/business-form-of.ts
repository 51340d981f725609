import type { UseFormReturn } from 'react-hook-form'
import type { SetupFields, SetupInput } from '#domain/gst/tax-settings.ts'
import type { BusinessFields } from '#domain/people/business.ts'

/** Of a business that is there its profile alone is written, of a new one how it stands to GST as well. */
export type BusinessChange = BusinessFields & Partial<SetupFields>

export type BusinessFormOf = UseFormReturn<SetupInput, unknown, BusinessChange>
