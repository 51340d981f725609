import type { UseFormReturn } from 'react-hook-form'
import type { BusinessFields, BusinessInput } from '#domain/people/business.ts'

export type BusinessFormOf = UseFormReturn<BusinessInput, unknown, BusinessFields>
