import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { partsOf } from '#domain/document/settlement.ts'
import { amountOf } from '#domain/money.ts'
import { noBuyerDetails, noGst } from './parties.ts'

const noTaxes = { cgstMinor: 0, sgstMinor: 0, igstMinor: 0, cessMinor: 0 }

type Line = { description: string; quantity?: number; minor?: number }

type Fields = Partial<Omit<InvoiceDocument, 'items' | 'total' | 'settled' | 'balance'>> & {
  items?: Line[]
  /** Without it, a paid invoice is settled and any other is not. */
  settledMinor?: number
}

/** An invoice for tests: the fields given, and plausible ones around them. */
export function sampleInvoice(fields: Fields = {}): InvoiceDocument {
  const {
    items = [{ description: 'Packaging design', minor: 8_400_000 }],
    settledMinor: given,
    clientName = 'Malabar Spices Pvt Ltd',
    clientEmail = 'accounts@malabarspices.in',
    ...rest
  } = fields
  const currency = rest.currency ?? 'INR'
  const rate = rest.exchangeRate ?? null
  const rows = items.map(({ description, quantity = 1, minor = 100_00 }, index) => ({
    id: `item-${index}`,
    description,
    quantity: String(quantity),
    hsnSac: null,
    unit: null,
    rate: null,
    includesTax: false,
    discountPercent: null,
    discountMinor: 0,
    taxability: 'taxable' as const,
    gstRate: null,
    ...noTaxes,
    minor,
  }))
  const totalMinor = rows.reduce((sum, { minor }) => sum + minor, 0)
  const settledMinor = given ?? (rest.status === 'PAID' ? totalMinor : 0)
  const total = amountOf(totalMinor, currency, rate)
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    formattedInvoiceNumber: 'INV/26-27/0042',
    clientName,
    clientEmail,
    currency,
    status: 'UNPAID',
    issueDate: '2026-11-18',
    dueDate: '2026-12-02',
    pdfUrl: null,
    createdAt: '2026-11-18T11:34:00.000Z',
    cancelledAt: null,
    cancelReason: null,
    replacement: null,
    vouchers: [],
    reach: null,
    paidDate: null,
    paymentMethod: null,
    notes: null,
    exchangeRate: null,
    tdsMinor: 0,
    upiId: null,
    bank: null,
    business: {
      name: 'Neel Studio',
      email: 'hello@neelstudio.in',
      phone: '9876543210',
      address: '14 Law College Road\nErandwane',
      taxId: 'AAPFU0939F',
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
      country: 'India',
      website: null,
      ...noGst,
    },
    buyer: { name: clientName, email: clientEmail, ...noBuyerDetails },
    clientId: null,
    kind: 'invoice',
    refundableMinor: 0,
    refundedMinor: 0,
    original: null,
    creditReason: null,
    writtenOffAt: null,
    writeOffReason: null,
    parts: [],
    poNumber: null,
    supply: 'domestic',
    withTax: true,
    reverseCharge: false,
    placeOfSupply: null,
    placeOfSupplyReason: null,
    pricesIncludeTax: false,
    language: 'en',
    portCode: null,
    shippingBill: null,
    shippingBillDate: null,
    taxableMinor: totalMinor,
    taxes: [],
    ...noTaxes,
    roundOffMinor: 0,
    ...rest,
    items: rows.map(({ minor, ...row }) => ({ ...row, amount: amountOf(minor, currency, rate) })),
    total,
    ...partsOf(total, { balanceMinor: totalMinor - settledMinor }, currency, rate),
  }
}

export const numberedLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    description: `Line ${index + 1}.`,
    minor: (index + 1) * 12_345,
  }))

export const ordinaryWork = [
  'Brand identity: logo, colours, type and a book of how they are used',
  'Website: twelve pages, design and development, tested on phones',
  'Café signage for Łódź, artwork ready for print, two rounds of changes',
  'Product photographs, 24 pieces, studio and retouching included',
  'Packaging for turmeric, cardamom & black pepper (3 sizes each)',
  'Monthly retainer, October – social media, 12 posts, captions, stories',
  'Hosting and domain for one year, renewal in October 2027',
  'Illustrations “Monsoon in Kochi”, six, for the calendar',
  'Printing supervision at the press in Sivakasi, two days with travel',
  'Annual report: 48 pages, layout, charts, and the English proof-reading',
]

/** Ten items in the words of a studio, a part payment with TDS, notes and a UPI code: all that a usual document holds. */
export const fullInvoice = () =>
  sampleInvoice({
    upiId: 'neelstudio@okbank',
    items: ordinaryWork.map((description, index) => ({
      description,
      quantity: index + 1,
      minor: 12_345_50 + index * 777_77,
    })),
    settledMinor: 5_000_00,
    tdsMinor: 500_00,
    notes:
      'Thank you for your business. Please quote the number with your payment; bank details on request.',
  })
