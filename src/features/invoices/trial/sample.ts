import type { NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import { noEnterprise } from '#domain/law/enterprise.ts'
import { shiftPeriod } from '#domain/periods.ts'
import type { trial } from '#languages/en/screens/trial.ts'
import type { Words } from '#languages/words.ts'
import type { PaidBusiness } from '#src/data/business.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { emptyInvoice, emptyItem } from '../editor/invoice-form-values.ts'

type Sample = Words<typeof trial>['sample']

/** The sender of the sample: nobody real, and nobody who can be paid. */
export const sampleSeller = (words: Sample): PaidBusiness => ({
  id: '',
  name: words.seller,
  email: 'you@studio.example',
  phone: '9800000000',
  address: words.address,
  city: 'Pune',
  state: 'Maharashtra',
  stateCode: '27',
  postalCode: '411004',
  country: 'India',
  website: null,
  taxId: '27AAAAA0000A1Z5',
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
    upiId: null,
    bankAccountName: words.seller,
    bankAccountNumber: '000000000000',
    bankIfsc: 'BANK0000000',
    bankName: words.bank,
    bankSwift: null,
  },
})

/** A sample sheet to start from, below the value from which an address is needed; its tax is left to the seller, whoever that will be. */
export const sampleContent = (words: Sample): NewInvoiceInput => ({
  ...emptyInvoice,
  clientName: words.client,
  clientEmail: 'billing@kaveri.example',
  clientStateCode: '29',
  dueDate: shiftPeriod('day', todayInIndia(), 15),
  notes: words.notes,
  items: [
    { ...emptyItem, description: words.first, rate: '30000', amount: '30000' },
    { ...emptyItem, description: words.second, rate: '12000', amount: '12000' },
  ],
})
