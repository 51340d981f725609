import * as v from 'valibot'
import type { PaidBusiness } from '#data/people/businesses.ts'
import { compositionSchemes, gstRegistrations } from '#domain/document/invoice.ts'
import type { Numbering } from '#domain/document/numbering.ts'
import { enterpriseKinds, enterpriseSizes } from '#domain/law/enterprise.ts'
import { businessTypes, countries, states } from '#domain/people/choices.ts'
import { percentOf } from './item.ts'

const text = v.nullable(v.string())
const count = v.nullable(v.pipe(v.number(), v.integer()))

/** The fields of a business, with the same names in answers and in requests. */
const profileAnswer = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  address: text,
  city: text,
  state: v.nullable(v.picklist(states)),
  postalCode: v.string(),
  country: v.picklist(countries),
  website: text,
  businessType: v.nullable(v.picklist(businessTypes)),
  description: text,
  logo: text,
  gstRegistration: v.picklist(gstRegistrations),
  compositionScheme: v.nullable(v.picklist(compositionSchemes)),
  taxId: text,
  lutNumber: text,
  lutYear: text,
  defaultGstRate: v.nullable(v.number()),
  defaultHsnSac: text,
  pricesIncludeTax: v.boolean(),
  roundOff: v.boolean(),
  aboveFiveCrore: v.boolean(),
  hsnSummary: v.boolean(),
  reverseChargeWording: text,
  udyam: text,
  enterpriseSize: v.nullable(v.picklist(enterpriseSizes)),
  enterpriseKind: v.nullable(v.picklist(enterpriseKinds)),
  interestInReminders: v.boolean(),
  lastDayToClients: v.boolean(),
  signature: text,
  iec: text,
  adCode: text,
  exportBank: text,
  upiId: text,
  bankHolder: text,
  bankAccount: text,
  bankIfsc: text,
  bankName: text,
  bankSwift: text,
})

export const profileShape = ({
  paymentDetails,
  ...business
}: PaidBusiness): v.InferOutput<typeof profileAnswer> => ({
  name: business.name,
  email: business.email,
  phone: business.phone,
  address: business.address,
  city: business.city,
  state: business.state,
  postalCode: business.postalCode,
  country: business.country,
  website: business.website,
  businessType: business.businessType,
  description: business.description,
  logo: business.logo,
  gstRegistration: business.gstRegistration,
  compositionScheme: business.compositionScheme,
  taxId: business.taxId,
  lutNumber: business.lutNumber,
  lutYear: business.lutYear,
  defaultGstRate: percentOf(business.defaultGstRate),
  defaultHsnSac: business.defaultHsnSac,
  pricesIncludeTax: business.pricesIncludeTax,
  roundOff: business.roundOff,
  aboveFiveCrore: business.aboveFiveCrore,
  hsnSummary: business.hsnSummary,
  reverseChargeWording: business.reverseChargeWording,
  udyam: business.udyam,
  enterpriseSize: business.enterpriseSize,
  enterpriseKind: business.enterpriseKind,
  interestInReminders: business.interestInReminders,
  lastDayToClients: business.lastDayToClients,
  signature: business.signature,
  iec: business.iec,
  adCode: business.adCode,
  exportBank: business.exportBank,
  upiId: paymentDetails.upiId,
  bankHolder: paymentDetails.bankAccountName,
  bankAccount: paymentDetails.bankAccountNumber,
  bankIfsc: paymentDetails.bankIfsc,
  bankName: paymentDetails.bankName,
  bankSwift: paymentDetails.bankSwift,
})

/** Includes derived fields, and the numbering of its next invoices. */
export const businessAnswer = v.object({
  id: v.pipe(v.string(), v.uuid()),
  ...profileAnswer.entries,
  stateCode: text,
  invoicePrefix: text,
  invoicePadding: count,
  nextInvoiceNumber: count,
})

export const businessShape = (
  business: PaidBusiness,
  numbering: Numbering | null,
): v.InferOutput<typeof businessAnswer> => ({
  id: business.id,
  ...profileShape(business),
  stateCode: business.stateCode,
  invoicePrefix: numbering?.prefix ?? null,
  invoicePadding: numbering?.padding ?? null,
  nextInvoiceNumber: numbering?.nextSequence ?? null,
})
