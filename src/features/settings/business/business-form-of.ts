import type { UseFormReturn } from 'react-hook-form'
import type { SetupFields, SetupInput } from '#domain/gst/tax-settings.ts'
import type { BusinessFields } from '#domain/people/business.ts'

/** An existing business saves its profile alone; a new one saves its GST registration with it. */
export type BusinessChange = BusinessFields & Partial<SetupFields>

export type BusinessFormOf = UseFormReturn<SetupInput, unknown, BusinessChange>
