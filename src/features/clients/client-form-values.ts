import type { UseFormReturn } from 'react-hook-form'
import { panOfGstin } from '#domain/gst/gstin.ts'
import type { Client, ClientFields, ClientInput } from '#domain/people/client.ts'

export type ClientFormApi = UseFormReturn<ClientInput, unknown, ClientFields>

/** A client as the form shows them; null is a new one. */
export const typedClient = (client: Client | null): ClientInput => ({
  name: client?.name ?? '',
  contact: client?.contact ?? '',
  email: client?.email ?? '',
  ccEmails: client?.ccEmails.join(', ') ?? '',
  phone: client?.phone ?? '',
  gstin: client?.gstin ?? '',
  // A client that was imported or written in the editor has only the GSTIN, which holds it.
  pan: client?.pan ?? panOfGstin(client?.gstin ?? '') ?? '',
  tan: client?.tan ?? '',
  tdsKind: client?.tdsKind ?? '',
  address: client?.address ?? '',
  city: client?.city ?? '',
  stateCode: client?.stateCode ?? '',
  postalCode: client?.postalCode ?? '',
  country: client?.country ?? 'IN',
  deliveryAddress: client?.deliveryAddress ?? '',
  currency: client?.currency ?? 'INR',
  termsDays: client?.termsDays === null ? '' : String(client?.termsDays ?? ''),
  notes: client?.notes ?? '',
  language: client?.language ?? 'en',
})

/** In the order of the form. */
export const clientFieldNames = [
  'gstin',
  'name',
  'email',
  'contact',
  'phone',
  'pan',
  'tdsKind',
  'tan',
  'address',
  'city',
  'postalCode',
  'stateCode',
  'country',
  'currency',
  'termsDays',
  'ccEmails',
  'language',
  'deliveryAddress',
  'notes',
] as const satisfies (keyof ClientInput)[]
