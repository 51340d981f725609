/** The copied details of a seller without GST registration. */
export const noGst = {
  stateCode: '27',
  logo: null,
  signature: null,
  gstRegistration: 'none',
  compositionScheme: null,
  lutNumber: null,
  lutYear: null,
  hsnSummary: false,
  reverseChargeWording: null,
} as const

/** The copied details of a client with a name and an email alone. */
export const noBuyerDetails = {
  contact: null,
  phone: null,
  address: null,
  city: null,
  stateCode: null,
  postalCode: null,
  country: 'IN',
  gstin: null,
  pan: null,
  deliveryAddress: null,
}
