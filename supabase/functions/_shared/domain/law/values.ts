import type { PlainDate } from '../dates.ts'

/** What a client pays for; the tax that they deduct follows from it. */
export const tdsPayments = [
  'professional',
  'technical',
  'contractorIndividual',
  'contractorOther',
  'commission',
  'equipmentRent',
  'ecommerce',
  'goods',
  'individualPayer',
  'nonResident',
] as const
export type TdsPayment = (typeof tdsPayments)[number]

/** Amounts in paise, rates in hundredths of a per cent. */
export interface TdsRule {
  payment: TdsPayment
  /** A section of the Income-tax Act 1961. */
  section: string
  /** Of a statement from 1 April 2026 on; null before, and where it is not sure. */
  code: string | null
  /** The quarterly statement in which a deductor reports it. */
  form: string
  /** Null: the rate in force for the country and the income. */
  rate: number | null
  /** Nothing is deducted up to these sums: of a financial year, of one payment, of a month. */
  aboveYearMinor: number | null
  aboveSingleMinor: number | null
  aboveMonthMinor: number | null
  /** Above the limit tax is on all of the sum, or only on the excess. */
  taxed: 'all' | 'excess'
  /** Whether the limit is there for individuals and HUFs alone; of anybody else every rupee is taxed. */
  limitOfIndividuals: boolean
}

/** A day of each year, `MM-DD`. */
export type YearDay = string

export type UdyamSize = { investmentMinor: number; turnoverMinor: number }

/** Rules that only say something, with no number to compute with. */
type Told = null

/** The shape of each rule's value, by the name of the rule. Money is paise, rates are hundredths of a per cent. */
export interface LawValues {
  // Tax deducted by clients.
  tds: TdsRule
  tdsNames: { by: 'section' | 'code'; statement: string; certificate: string }
  tdsNoPan: { leastRate: number; lowerRate: number; lowerFor: readonly TdsPayment[] }
  /** Whether GST that is shown by itself is left out of the sum that is taxed. */
  tdsWithoutGst: Told
  tdsStatements: { days: readonly YearDay[] }
  /** The day of the next month, and the day for March. */
  tdsDeposit: { day: number; march: YearDay }
  tdsCertificate: { days: number }
  taxCredit: { form: string; replaces: readonly string[] }
  taxCreditShows: { until: YearDay }

  // Export of services.
  edf: { days: number }
  realisation: { months: number; inrMonths: number }
  exportDeclaration: { mostMinor: number }
  exportWriteOff: { mostMinor: number }
  exportUnpaid: { years: number }
  exportOneBank: Told
  lutUnpaid: { years: number; days: number }
  lutAligned: { months: number }
  iec: Told
  remittanceAdvice: Told
  ebrcFields: { fields: readonly string[] }
  refundStatement3: { columns: readonly string[] }
  refundStatement2: { columns: readonly string[] }
  /** Whether an intermediary's service to a client abroad bears IGST. */
  intermediary: { taxed: boolean }
  purposeCodes: { codes: readonly string[] }
  commissionAgentCode: { code: string }

  // Late payment (MSMED Act 2006).
  bankRate: { rate: number }
  payWithin: { mostDays: number; unagreedDays: number }
  lateInterest: { times: number; yearDays: number }
  enterpriseSize: { micro: UdyamSize; small: UdyamSize }
  udyamBeforeSupply: Told
  tradersLeftOut: Told
  buyerDeduction: { section: string; act: string }
  disputes: { site: string }
  udyamOnPaper: Told

  // GST returns and what follows them.
  gstr1Due: { monthly: number; quarterly: number }
  /** Null: it depends on the State. */
  gstr3bDue: { monthly: number; quarterly: number | null }
  largeUnregistered: { aboveMinor: number }
  unregisteredBuyer: { fromMinor: number }
  hsnDigits: { least: number; leastAbove: number; aboveMinor: number }
  gstCorrections: { until: YearDay }
  gstr1a: Told
  notAmendable: Told
  buyerGstinAmended: Told
  rejectedNote: Told
  rejectedNoteMonth: Told
  gstr3bPlacesLocked: Told
  gstr3bSuppliesLocked: Told
  gstr3bCreditLocked: Told
  returnsTooLate: { years: number }
  returnCorrections: { from: PlainDate }
  lateFeeWaiver: { mostMinor: number }
  discountNote: Told

  // GST rates.
  gstRate: { rate: number }
  everydayRates: { rates: readonly number[] }
  compensationCess: Told
  beverageCodes: { heading: string }

  // E-invoices.
  eInvoice: { aboveMinor: number }
  irnWithin: { days: number; fromMinor: number }
  eInvoiceReverseCharge: { fromMinor: number }

  // Income tax of one's own.
  advanceTax: {
    leastMinor: number
    /** How much is paid by the day, in per cent. */
    parts: readonly { percent: number; day: YearDay }[]
  }
  advanceTaxPresumptive: { day: YearDay }
  presumptive: {
    leastPercent: number
    mostMinor: number
    mostMinorLittleCash: number
    littleCashPercent: number
  }
  presumptiveProfessions: Told
  newRegime: {
    /** Each rate is of the income from here on. */
    slabs: readonly { fromMinor: number; rate: number }[]
    rebateMinor: number
    rebateUpToMinor: number
    cessRate: number
    /** Above it comes a surcharge, which is not known here. */
    knownUpToMinor: number
  }
}
