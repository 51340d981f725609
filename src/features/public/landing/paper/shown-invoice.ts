import type { InvoiceDocument } from '#domain/document/invoice.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { unissuedDocument } from '#domain/document/new/unissued.ts'
import { noEnterprise } from '#domain/law/enterprise.ts'
import { tamilItem } from '../scripts/sample-texts.ts'

type Seller = Parameters<typeof unissuedDocument>[0]

const issueDate = '2026-11-18'

const seller: Seller = {
  id: '',
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '98200 12345',
  address: '14 Law College Road',
  city: 'Pune',
  state: 'Maharashtra',
  stateCode: '27',
  postalCode: '411004',
  country: 'India',
  website: null,
  taxId: '27AAPFU0939F1ZV',
  businessType: null,
  description: null,
  logo: null,
  gstRegistration: 'regular',
  compositionScheme: null,
  lutNumber: null,
  lutYear: null,
  defaultGstRate: 1_800,
  defaultHsnSac: '998391',
  pricesIncludeTax: false,
  roundOff: false,
  aboveFiveCrore: false,
  hsnSummary: false,
  reverseChargeWording: null,
  ...noEnterprise,
  ...{ iec: null, adCode: null, exportBank: null },
  signature: null,
  paymentDetails: {
    // No bank has this handle: whoever scans the code pays nobody.
    upiId: 'neelstudio@example',
    bankAccountName: null,
    bankAccountNumber: null,
    bankIfsc: null,
    bankName: null,
    bankSwift: null,
  },
}

const row = (
  description: string,
  quantity: string,
  amountMinor: number,
): NewInvoice['items'][number] => ({
  ...{ description, quantity, amountMinor, rate: null, unit: null, hsnSac: null },
  ...{ discountPercent: null, discountMinor: null },
  ...{ gstRate: null, taxability: 'taxable', cessMinor: 0 },
})

const order: NewInvoice = {
  clientId: null,
  keepClient: false,
  clientName: 'Malabar Spices Pvt Ltd',
  clientEmail: '',
  clientContact: null,
  clientPhone: null,
  clientAddress: '14 Nariman Point',
  clientCity: 'Mumbai',
  clientPostalCode: '400021',
  clientStateCode: '27',
  clientCountry: 'IN',
  clientGstin: '27AAGCB7383J1Z8',
  clientPan: null,
  deliveryAddress: null,
  parts: [],
  poNumber: null,
  supply: null,
  withTax: null,
  reverseCharge: false,
  placeOfSupply: null,
  placeOfSupplyReason: null,
  portCode: null,
  shippingBill: null,
  shippingBillDate: null,
  language: null,
  currency: 'INR',
  exchangeRate: null,
  issueDate,
  dueDate: '2026-12-02',
  notes: null,
  items: [row('Packaging, twelve labels', '12', 84_000_00), row(tamilItem, '2', 24_000_00)],
}

function issued(): InvoiceDocument {
  const document = unissuedDocument(seller, order, 'INV/26-27/0042', issueDate)
  if (!document) throw new Error('The sample invoice is refused.')
  return document
}

/** The invoice that the landing page shows. The product's own rules make its tax and its sums. */
export const shownInvoice = issued()
