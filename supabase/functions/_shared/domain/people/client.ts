import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { documentLanguages } from '#languages/languages.ts'
import type { PlainDate } from '../dates.ts'
import { buyerEntries, country } from '../document/new/buyer.ts'
import { invoiceLimits } from '../document/new/new-item.ts'
import { panOfGstin, stateOfGstin } from '../gst/gstin.ts'
import { tdsPayments } from '../law/values.ts'
import { type Currency, currencies } from '../money.ts'
import { shiftPeriod } from '../periods.ts'
import {
  email,
  emailList,
  optionalChoice,
  optionalCode,
  optionalLines,
  requiredLine,
} from '../text.ts'

/** The size of a page of the client book. */
export const CLIENTS_PAGE_SIZE = 25

/** The database holds the same limits. */
export const clientLimits = { ccEmails: 5, termsDays: 365 } as const

const optionalEmail = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((typed) => typed.trim().toLowerCase() || null),
  v.check((address) => address === null || v.is(email, address), message('emailInvalid')),
)

const termsDays = v.pipe(
  v.nullish(v.union([v.number(), v.string()], message('termsDaysInvalid')), ''),
  v.transform((typed) => (String(typed).trim() === '' ? null : Number(typed))),
  v.check(
    (days) =>
      days === null || (Number.isInteger(days) && days >= 0 && days <= clientLimits.termsDays),
    message('termsDaysInvalid'),
  ),
)

/** The number of those who deduct tax at source. */
export const tanShape = /^[A-Z]{4}[0-9]{5}[A-Z]$/

/** A client as a form or a request body gives them. A GSTIN brings State and PAN along. */
export const clientSchema = v.pipe(
  v.object({
    name: requiredLine('clientName', invoiceLimits.clientName),
    contact: buyerEntries.clientContact,
    email: optionalEmail,
    ccEmails: emailList(clientLimits.ccEmails, message('ccEmailsTooMany')),
    phone: buyerEntries.clientPhone,
    gstin: buyerEntries.clientGstin,
    pan: buyerEntries.clientPan,
    tan: optionalCode(tanShape, message('tanInvalid')),
    /** The work for which they usually deduct tax at source. */
    tdsKind: optionalChoice('tdsKind', tdsPayments),
    address: buyerEntries.clientAddress,
    city: buyerEntries.clientCity,
    stateCode: buyerEntries.clientStateCode,
    postalCode: buyerEntries.clientPostalCode,
    country,
    deliveryAddress: buyerEntries.deliveryAddress,
    currency: v.nullish(v.picklist(currencies, message('currencyUnknown')), 'INR'),
    termsDays,
    notes: optionalLines('notes', invoiceLimits.notes),
    language: v.nullish(
      v.picklist(documentLanguages, message('languageUnknown', { languages: documentLanguages })),
      'en',
    ),
  }),
  v.transform((client) => ({
    ...client,
    stateCode: client.stateCode ?? (client.gstin && stateOfGstin(client.gstin)),
    pan: client.pan ?? (client.gstin && panOfGstin(client.gstin)),
  })),
  v.forward(
    v.check(({ gstin, stateCode }) => {
      const its = gstin && stateOfGstin(gstin)
      return !its || its === stateCode
    }, message('gstinOtherState')),
    ['gstin'],
  ),
  v.forward(
    v.check(
      (client) => client.country === 'IN' || client.stateCode === null,
      message('stateIsIndian'),
    ),
    ['stateCode'],
  ),
)

export type ClientInput = v.InferInput<typeof clientSchema>
export type ClientFields = v.InferOutput<typeof clientSchema>

/** A holder of a GSTIN: by id, or by the name and email that a document finds its client by. */
type Bearer = { id: string | null; name?: string; email?: string | null }

/** Returns another client in the book with this GSTIN, which only one person can have. */
export const twinOf = (found: readonly Client[], gstin: string, own: Bearer): Client | null =>
  found.find(
    (client) =>
      client.gstin === gstin &&
      client.mergedInto === null &&
      client.id !== own.id &&
      (own.id !== null ||
        client.name.toLowerCase() !== own.name?.toLowerCase() ||
        (client.email ?? '') !== (own.email ?? '')),
  ) ?? null

/** The debt of a client and its late part, in paise, with the number of invoices that lack a rate to convert them. */
export type Due = { minor: number; overdueMinor: number; withoutRate: number }

/** By name, or those first that owe the most or had the latest invoice. */
export const clientSorts = ['name', 'owed', 'last'] as const
export type ClientSort = (typeof clientSorts)[number]

export type Client = ClientFields & {
  id: string
  archived: boolean
  /** The client that this one was merged into. */
  mergedInto: string | null
  due: Due
  lastInvoice: { id: string; number: string; issueDate: PlainDate } | null
}

/** The debt of one age, in days since it was due; of no days for what is not due yet, and `toDays` is null for the oldest. */
export type OwedSpan = { fromDays: number; toDays: number | null; minor: number; invoices: number }

export type ClientPayment = {
  id: string
  invoiceId: string
  number: string
  currency: Currency
  amountMinor: number
  tdsMinor: number
  paidOn: PlainDate
  method: string
  reference: string | null
}

export type ClientAccount = { owed: OwedSpan[]; payments: ClientPayment[] }

/** Returns the client's details under the field names of a new document. */
export const documentFieldsOf = (client: Client) => ({
  clientId: client.id,
  clientName: client.name,
  clientEmail: client.email ?? '',
  clientContact: client.contact,
  clientPhone: client.phone,
  clientAddress: client.address,
  clientCity: client.city,
  clientPostalCode: client.postalCode,
  clientStateCode: client.stateCode,
  clientCountry: client.country,
  clientGstin: client.gstin,
  clientPan: client.pan,
  deliveryAddress: client.deliveryAddress,
  currency: client.currency,
  notes: client.notes,
  language: client.language,
})

/** The due date that was agreed on with a client, where one was. */
export const dueDateFieldOf = ({ termsDays }: Client, issueDate: PlainDate) =>
  termsDays === null ? {} : { dueDate: shiftPeriod('day', issueDate, termsDays) }
