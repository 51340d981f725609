import * as v from 'valibot'
import { cautionCodes, sameGstin } from '#domain/document/new/cautions.ts'
import { currencies, minorToDecimal } from '#domain/money.ts'
import type { Client } from '#domain/people/client.ts'
import { documentLanguages } from '#languages/languages.ts'
import { warningShape } from './documents.ts'

const text = v.nullable(v.string())

export const warnings = v.array(
  v.object({ code: v.picklist(cautionCodes), field: v.string(), message: v.string() }),
)

/** A client in an answer; `balance` is in rupees, for debts with a known rate. */
export const clientAnswer = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  contact: text,
  email: text,
  ccEmails: v.array(v.string()),
  phone: text,
  gstin: text,
  pan: text,
  address: text,
  city: text,
  stateCode: text,
  postalCode: text,
  country: v.string(),
  deliveryAddress: text,
  currency: v.picklist(currencies),
  termsDays: v.nullable(v.number()),
  notes: text,
  language: v.picklist(documentLanguages),
  archived: v.boolean(),
  mergedInto: text,
  balance: v.number(),
})

/** The saved client, with a warning when another client has the same GSTIN. */
export const savedClientAnswer = v.object({ ...clientAnswer.entries, warnings })

export const clientShape = (client: Client): v.InferOutput<typeof clientAnswer> => ({
  id: client.id,
  name: client.name,
  contact: client.contact,
  email: client.email,
  ccEmails: client.ccEmails,
  phone: client.phone,
  gstin: client.gstin,
  pan: client.pan,
  address: client.address,
  city: client.city,
  stateCode: client.stateCode,
  postalCode: client.postalCode,
  country: client.country,
  deliveryAddress: client.deliveryAddress,
  currency: client.currency,
  termsDays: client.termsDays,
  notes: client.notes,
  language: client.language,
  archived: client.archived,
  mergedInto: client.mergedInto,
  balance: Number(minorToDecimal(client.due.minor)),
})

export const savedClientShape = (
  client: Client,
  twin: Client | null,
): v.InferOutput<typeof savedClientAnswer> => ({
  ...clientShape(client),
  warnings: twin === null ? [] : [warningShape(sameGstin(twin.name, 'gstin'))],
})
