import { itemAnswer } from '#api/http/shapes/item.ts'
import type { PlainDate } from '#domain/dates.ts'
import { kindNames } from '#domain/document/kind-questions.ts'
import { type ForerunnerKind, kinds } from '#domain/document/kinds.ts'
import { shiftPeriod } from '#domain/periods.ts'

/** Sample requests that work unchanged, with their answers. */

export const credentials = { email: 'asha@studio.example', password: 'correct horse 1' }
export const registration = { name: 'Asha Rao', ...credentials }
export const confirmation = { email: credentials.email, otp: '482913' }
export const newPassword = { newPassword: 'battery staple 2' }

export const profile = {
  name: 'Asha Rao',
  email: 'asha@studio.example',
  number: '9820012345',
  location: 'Pune',
  dob: '1992-04-18',
  language: 'en',
} as const

export const user = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', ...profile }

/** In the printed form of an invoice. */
const seller = {
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  address: '4 Lake Road',
  taxId: '27AAPFU0939F1ZV',
  gstRegistration: 'regular',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411004',
  country: 'India',
  website: 'neelstudio.example',
  logo: null,
} as const

export const business = {
  ...seller,
  businessType: 'Freelancer/Individual',
  description: null,
  compositionScheme: null,
  lutNumber: 'AD270426000123X',
  lutYear: '26-27',
  defaultGstRate: 18,
  defaultHsnSac: '998391',
  pricesIncludeTax: false,
  roundOff: false,
  aboveFiveCrore: false,
  hsnSummary: false,
  reverseChargeWording: null,
  ...{ udyam: 'UDYAM-MH-19-0123456', enterpriseSize: 'micro', enterpriseKind: 'service' },
  ...{ interestInReminders: false, lastDayToClients: false },
  ...{ iec: null, adCode: null, exportBank: null },
  signature: null,
  upiId: 'neel@okbank',
  bankHolder: 'Neel Studio',
  bankAccount: '50100123456789',
  bankIfsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
  bankSwift: 'HDFCINBB',
} as const

export const storedBusiness = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  ...business,
  stateCode: '27',
  invoicePrefix: 'INV',
  invoicePadding: 4,
  nextInvoiceNumber: 2,
}

/** The first row by its amount, the second by its rate. */
const items = [
  { description: 'Logo design', quantity: 1, amount: 5_000.5 },
  { description: 'Consulting', quantity: 12.5, unit: 'hours', rate: 600 },
]

const storedItems = [
  { ...items[0], amount: 5_000.5 },
  { ...items[1], amount: 7_500 },
]

/** The fields that a row may lack. */
const emptyItem = Object.fromEntries(
  Object.entries(itemAnswer.entries).flatMap(([field, { type }]) =>
    type === 'nullable' ? [[field, null]] : [],
  ),
)

/** `today` is the day in India: a due date must not lie before it. */
export const newInvoice = (today: PlainDate) => ({
  clientName: 'Kaveri Interiors',
  clientEmail: 'billing@kaveri.example',
  currency: 'INR',
  dueDate: shiftPeriod('day', today, 30),
  notes: 'Thank you.',
  items,
})

export const invoiceInList = (today: PlainDate) => ({
  id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  formattedInvoiceNumber: 'INV/26-27/0001',
  clientName: 'Kaveri Interiors',
  clientEmail: 'billing@kaveri.example',
  currency: 'INR',
  total: 12_500.5,
  received: 0,
  tds: 0,
  balance: 12_500.5,
  credited: 0,
  refundable: 0,
  refunded: 0,
  kind: 'invoice',
  status: 'UNPAID',
  state: 'issued',
  partlyPaid: false,
  issueDate: today,
  dueDate: shiftPeriod('day', today, 30),
  createdAt: `${today}T05:30:00.000Z`,
  cancelledAt: null,
})

const noTaxes = { cgst: 0, sgst: 0, igst: 0, cess: 0 }

export const invoice = (today: PlainDate) => {
  return {
    ...invoiceInList(today),
    originalId: null,
    replacementId: null,
    replacementNumber: null,
    cancelReason: null,
    reason: null,
    title: 'Invoice',
    clientId: null,
    clientContact: null,
    clientPhone: null,
    clientAddress: null,
    clientCity: null,
    clientPostalCode: null,
    clientStateCode: '29',
    clientCountry: 'IN',
    clientGstin: null,
    clientPan: null,
    deliveryAddress: null,
    poNumber: null,
    supply: 'domestic',
    withTax: true,
    reverseCharge: false,
    placeOfSupply: null,
    placeOfSupplyReason: null,
    portCode: null,
    shippingBill: null,
    shippingBillDate: null,
    receivedOn: null,
    commercial: false,
    language: 'en',
    taxableValue: 12_500.5,
    ...noTaxes,
    roundOff: 0,
    taxes: [],
    totalInRupees: 12_500.5,
    exchangeRate: null,
    pdfUrl: '/api/invoice/pdf/ewgDYWViSHbm0sW-8dH2Y9hY',
    notes: 'Thank you.',
    paidDate: null,
    paymentMethod: null,
    parts: [],
    items: storedItems.map((item) => ({
      id: '5b0f1d1e-4f8e-4a53-8f0c-6d6c2f1b9a10',
      ...emptyItem,
      ...item,
      discount: 0,
      taxability: 'taxable',
      taxableValue: item.amount,
      ...noTaxes,
    })),
    business: { ...seller, gstRegistration: 'none', stateCode: '27' },
  }
}

export const newEstimate = (today: PlainDate) => {
  const { dueDate: validUntil, ...others } = newInvoice(today)
  return { ...others, validUntil }
}

const estimateInList = (today: PlainDate) => {
  const { clientName, clientEmail, currency, total, issueDate, dueDate } = invoiceInList(today)
  return {
    id: '6ecd8c99-4036-403d-bf84-cf8400f67836',
    formattedEstimateNumber: 'EST/26-27/0001',
    ...{ clientName, clientEmail, currency, total, issueDate },
    state: 'sent',
    validUntil: dueDate,
    createdAt: `${today}T05:30:00.000Z`,
    answer: null,
    invoiceId: null,
  }
}

export const estimatePage = (today: PlainDate) => ({
  data: [estimateInList(today)],
  pagination: onePage,
})

export const estimate = (today: PlainDate) => {
  const { formattedInvoiceNumber, received, tds, balance, status, dueDate, ...offered } =
    invoice(today)
  const { partlyPaid, paidDate, paymentMethod, ...shown } = offered
  return { ...shown, kind: 'estimate', title: 'Estimate', ...estimateInList(today) }
}

export const newForerunner = (today: PlainDate, kind: ForerunnerKind) => {
  const { dueDate: validUntil, ...others } = newInvoice(today)
  return { ...others, ...(kinds[kind].day === null ? { reason: 'job_work' } : { validUntil }) }
}

const forerunnerInList = (today: PlainDate, kind: ForerunnerKind) => {
  const { formattedEstimateNumber, answer, validUntil, ...others } = estimateInList(today)
  const { series, day, reason } = kinds[kind]
  return {
    ...others,
    formattedNumber: `${series}/26-27/0001`,
    kind,
    reason,
    validUntil: day === null ? null : validUntil,
  }
}

export const forerunnerPage = (today: PlainDate, kind: ForerunnerKind) => ({
  data: [forerunnerInList(today, kind)],
  pagination: onePage,
})

export const forerunner = (today: PlainDate, kind: ForerunnerKind) => {
  const { formattedInvoiceNumber, status, dueDate, credited, ...given } = invoice(today)
  const { refundable, refunded, partlyPaid, paidDate, paymentMethod, ...shown } = given
  return {
    ...shown,
    ...{ partlyPaid, paidDate, paymentMethod },
    title: kindNames[kind],
    ...forerunnerInList(today, kind),
  }
}

export const recent = (today: PlainDate) => {
  const { id, clientName, clientEmail, status, total, currency, createdAt } = invoiceInList(today)
  return [{ id, clientName, clientEmail, status, total, currency, createdAt }]
}

export const dashboard = { totalRevenue: 12_500.5, totalInvoices: 1, paid: 0, unpaid: 1 }

export const page = (today: PlainDate) => ({
  data: [invoiceInList(today)],
  pagination: onePage,
})

export const newItem = {
  description: 'Consulting',
  unit: 'hours',
  rate: 600,
  hsnSac: '998312',
  gstRate: 18,
}

export const catalogueItem = {
  id: '3f333df6-90a4-4fda-8dd3-9485d27cee36',
  ...newItem,
  currency: 'INR',
  taxability: 'taxable',
  lastUsed: null,
  archived: false,
}

const onePage = { page: 1, limit: 5, total: 1, totalPages: 1 }

export const catalogue = { data: [catalogueItem], pagination: onePage }

export const hsnCodes = {
  data: [{ code: '998391', description: 'Specialty design services including interior design' }],
  pagination: onePage,
}
