import type {
  Buyer,
  InvoiceDocument,
  InvoiceItem,
  Seller,
  Taxes,
} from '#domain/document/invoice.ts'
import { partsOf } from '#domain/document/settlement.ts'
import { calculate } from '#domain/gst/tax.ts'
import { amountOf } from '#domain/money.ts'
import { noBuyerDetails } from './parties.ts'
import { ordinaryWork, sampleInvoice } from './sample-invoice.ts'

type Row = Partial<InvoiceItem> & { description: string; minor: number }

type Fields = Partial<Omit<InvoiceDocument, 'items' | 'total' | 'settled' | 'balance'>> & {
  rows?: Row[]
  settledMinor?: number
}

const { business } = sampleInvoice()

/** Registered in Pune. */
export const taxSeller: Seller = {
  ...business,
  taxId: '27AAPFU0939F1ZV',
  stateCode: '27',
  gstRegistration: 'regular',
}

/** Registered in Mumbai: within the seller's State. */
export const buyerWithin: Buyer = {
  ...noBuyerDetails,
  name: 'Malabar Spices Pvt Ltd',
  email: 'accounts@malabarspices.in',
  address: '14 Nariman Point',
  city: 'Mumbai',
  stateCode: '27',
  postalCode: '400021',
  gstin: '27AAGCB7383J1Z8',
}

/** Registered in Bengaluru: another State. */
export const buyerBeyond: Buyer = {
  ...noBuyerDetails,
  name: 'Kaveri Interiors Pvt Ltd',
  email: 'accounts@kaveri.example',
  phone: '9845012345',
  address: '4 Residency Road',
  city: 'Bengaluru',
  stateCode: '29',
  postalCode: '560025',
  gstin: '29AABCR1718E1ZL',
}

export const buyerAbroad: Buyer = {
  ...noBuyerDetails,
  name: 'Harbour & Finch LLC',
  email: 'ap@harbourfinch.example',
  address: '88 Pine Street, Suite 1200',
  city: 'New York',
  postalCode: '10005',
  country: 'US',
}

const noTax: Taxes = { cgstMinor: 0, sgstMinor: 0, igstMinor: 0, cessMinor: 0 }

const taxesOf = ({ cgstMinor, sgstMinor, igstMinor, cessMinor }: Taxes): Taxes => ({
  ...{ cgstMinor, sgstMinor, igstMinor, cessMinor },
})

/** A document of a registered seller: the fields given, and around them those of one within Maharashtra. */
export function taxInvoice(fields: Fields = {}): InvoiceDocument {
  const {
    rows: given = [{ description: 'Packaging design', minor: 8_400_000 }],
    settledMinor = 0,
    roundOffMinor = 0,
    ...rest
  } = fields
  const { supply = 'domestic', withTax = true, currency = 'INR', exchangeRate = null } = rest
  const seller = rest.business ?? taxSeller
  const placeOfSupply = rest.placeOfSupply === undefined ? '27' : rest.placeOfSupply
  const isWithin = supply === 'domestic' && placeOfSupply === seller.stateCode
  const rows = given.map((row, index) => ({
    ...{ id: `item-${index}`, hsnSac: '998391', quantity: '1', unit: null, rate: null },
    ...{ includesTax: false, discountPercent: null, discountMinor: 0, cessMinor: 0 },
    ...{ taxability: 'taxable' as const, gstRate: 1800 },
    ...row,
  }))
  // The amount of each row is given, so its rate is left out.
  const amounts = rows.map((row) => ({ ...row, rate: null, amountMinor: row.minor }))
  const sums = calculate(amounts, {
    ...{ currency, exchangeRate, roundOff: false, pricesIncludeTax: false },
    split: supply !== 'domestic' && !withTax ? 'zero' : isWithin ? 'intra' : 'inter',
    charged: !rest.reverseCharge,
  })
  const { rows: taxed, totalMinor, totalInrMinor: _, ...document } = sums
  const total = amountOf(totalMinor + roundOffMinor, currency, exchangeRate)
  const buyer = rest.buyer ?? buyerWithin
  return {
    ...sampleInvoice({ clientName: buyer.name, clientEmail: buyer.email }),
    ...{ business: seller, buyer, placeOfSupply },
    ...rest,
    items: rows.map(({ minor, ...row }, index) => ({
      ...row,
      ...taxesOf(taxed[index] ?? noTax),
      amount: { minor, rupeesMinor: taxed[index]?.taxableInrMinor ?? null },
    })),
    ...document,
    roundOffMinor,
    total,
    ...partsOf(total, { balanceMinor: total.minor - settledMinor }, currency, exchangeRate),
  }
}

/** Ten rows of ordinary work at two rates, with all that a tax invoice holds. */
export const fullTaxInvoice = (fields: Fields = {}) =>
  taxInvoice({
    rows: ordinaryWork.map((description, index) => ({
      description,
      minor: (12_345 + index * 777) * 100,
      quantity: index === 0 ? '12.5' : String(index + 1),
      unit: index === 0 ? 'hours' : 'nos',
      rate: index === 0 ? '987.6' : null,
      gstRate: index % 4 === 3 ? 500 : 1800,
      hsnSac: index % 4 === 3 ? '4911' : '998391',
    })),
    upiId: 'neelstudio@okbank',
    bank: {
      name: 'Neel Studio LLP',
      number: '501001234567',
      ifsc: 'HDFC0001234',
      bankName: 'HDFC Bank, Deccan Gymkhana',
      swift: 'HDFCINBBXXX',
    },
    poNumber: 'KI-2291',
    ...fields,
  })

/** A document of a composition dealer: no tax, and words that say so. */
export function compositionBill(): InvoiceDocument {
  const business: Seller = {
    ...taxSeller,
    gstRegistration: 'composition',
    compositionScheme: 'section10',
  }
  return taxInvoice({
    ...{ kind: 'bill_of_supply', business, placeOfSupply: null },
    rows: [{ description: 'Printed catalogues', minor: 650_000, gstRate: null, hsnSac: '4911' }],
  })
}

/** The same rows of the same seller, were they not registered. */
export function withoutTax(invoice: InvoiceDocument): InvoiceDocument {
  const total = amountOf(invoice.taxableMinor, invoice.currency, invoice.exchangeRate)
  return {
    ...invoice,
    business: { ...invoice.business, gstRegistration: 'none' },
    ...{ placeOfSupply: null, taxes: [], roundOffMinor: 0 },
    ...noTax,
    items: invoice.items.map((item) => ({ ...item, gstRate: null, ...noTax })),
    ...{ total, balance: total },
  }
}
