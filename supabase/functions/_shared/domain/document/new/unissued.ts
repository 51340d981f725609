import type { PlainDate } from '../../dates.ts'
import type { PaymentDetails } from '../../payment/payment-details.ts'
import type { Business } from '../../people/kept-business.ts'
import { shiftPeriod } from '../../periods.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { documentSums } from './document-sums.ts'
import { partAmounts } from './due-parts.ts'
import type { NewInvoice } from './new-invoice.ts'

type UnissuedSeller = Business & { paymentDetails: PaymentDetails }

const nothing = { minor: 0, rupeesMinor: 0 }

/**
 * An invoice as it would be issued on a day, `number` standing where its number will: nothing of it is stored. Null where the
 * supply that it asks for is refused.
 */
export function unissuedDocument(
  seller: UnissuedSeller,
  invoice: NewInvoice,
  number: string,
  today: PlainDate,
): InvoiceDocument | null {
  const issueDate = invoice.issueDate ?? today
  const { supply, sums } = documentSums(seller, invoice, issueDate)
  if (supply === null || 'refusal' in supply) return null
  const { currency, exchangeRate, parts } = invoice
  const { rows, totalMinor, totalInrMinor, ...others } = sums
  const total = { minor: totalMinor, rupeesMinor: totalInrMinor }
  const { upiId, bankAccountName, bankAccountNumber, bankIfsc, bankName, bankSwift } =
    seller.paymentDetails
  const amounts = partAmounts(totalMinor, parts)
  return {
    ...others,
    id: '',
    formattedInvoiceNumber: number,
    kind: 'invoice',
    status: 'UNPAID',
    clientName: invoice.clientName,
    clientEmail: invoice.clientEmail,
    clientId: null,
    currency,
    exchangeRate: currency === 'INR' ? null : exchangeRate,
    total,
    balance: total,
    settled: nothing,
    credited: nothing,
    writtenOff: nothing,
    refundableMinor: 0,
    refundedMinor: 0,
    original: null,
    replacement: null,
    vouchers: [],
    issueDate,
    dueDate: invoice.dueDate,
    createdAt: `${today}T00:00:00.000Z`,
    cancelledAt: null,
    cancelReason: null,
    reach: null,
    pdfUrl: null,
    paidDate: null,
    paymentMethod: null,
    notes: invoice.notes,
    creditReason: null,
    writtenOffAt: null,
    writeOffReason: null,
    parts: parts.map(({ dueDate, days, share }, place) => ({
      dueDate: dueDate ?? shiftPeriod('day', issueDate, days ?? 0),
      amountMinor: amounts[place] ?? 0,
      share,
    })),
    poNumber: invoice.poNumber,
    supply: supply.supply,
    withTax: supply.withTax,
    reverseCharge: invoice.reverseCharge,
    placeOfSupply: supply.placeOfSupply,
    placeOfSupplyReason: invoice.placeOfSupplyReason,
    pricesIncludeTax: seller.pricesIncludeTax,
    language: invoice.language ?? 'en',
    portCode: invoice.portCode,
    shippingBill: invoice.shippingBill,
    shippingBillDate: invoice.shippingBillDate,
    items: rows.flatMap((row, place) => {
      const typed = invoice.items[place]
      if (!typed) return []
      return {
        ...typed,
        ...row,
        id: '',
        hsnSac: (typed.hsnSac ?? seller.defaultHsnSac) || null,
        amount: { minor: row.taxableMinor, rupeesMinor: row.taxableInrMinor },
      }
    }),
    business: seller,
    buyer: {
      name: invoice.clientName,
      email: invoice.clientEmail,
      contact: invoice.clientContact,
      phone: invoice.clientPhone,
      address: invoice.clientAddress,
      city: invoice.clientCity,
      stateCode: invoice.clientStateCode,
      postalCode: invoice.clientPostalCode,
      country: invoice.clientCountry,
      gstin: invoice.clientGstin,
      pan: invoice.clientPan,
      deliveryAddress: invoice.deliveryAddress,
    },
    tdsMinor: 0,
    upiId,
    bank:
      bankAccountName && bankAccountNumber && bankIfsc
        ? {
            name: bankAccountName,
            number: bankAccountNumber,
            ifsc: bankIfsc,
            bankName,
            swift: bankSwift,
          }
        : null,
  }
}
