/** What the copy of a seller says of GST who is not registered. */
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

/** What the copy of a client says who has given name and email alone. */
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
