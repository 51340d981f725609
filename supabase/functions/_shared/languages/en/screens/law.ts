import { monthName } from '#domain/dates.ts'
import type { LawRemark } from '#domain/law/entry.ts'
import { type LawSentences, percentOf, wholeRupees } from '#domain/law/said.ts'
import type { TdsPayment, TdsRule } from '#domain/law/values.ts'
import { icu } from '#languages/icu.ts'

const payments: Record<TdsPayment, string> = {
  professional: 'Professional fee',
  technical: 'Technical service, call centre, film royalty',
  contractorIndividual: 'Contractor who is an individual or a HUF',
  contractorOther: 'Other contractor',
  commission: 'Commission, brokerage',
  equipmentRent: 'Rent of plant and equipment',
  ecommerce: 'Sale through an e-commerce operator',
  goods: 'Goods bought',
  individualPayer: 'Paid by an individual or a HUF who deducts no other tax',
  nonResident: 'Paid to a non-resident',
}

/** "31 July" of 07-31. */
const day = (yearDay: string) => `${Number(yearDay.slice(3))} ${monthName(`2026-${yearDay}`)}`
/** "11th" of 11. */
const ordinal = (day: number) => {
  const ends = { one: 'st', two: 'nd', few: 'rd' }
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(day)
  return `${day}${rule in ends ? ends[rule as keyof typeof ends] : 'th'}`
}
const list = (texts: readonly (string | number)[]) => texts.join(', ')

function limit(rule: TdsRule): string {
  const parts = [
    rule.aboveSingleMinor !== null && `${wholeRupees(rule.aboveSingleMinor)} at one time`,
    rule.aboveMonthMinor !== null && `${wholeRupees(rule.aboveMonthMinor)} a month`,
    rule.aboveYearMinor !== null && `${wholeRupees(rule.aboveYearMinor)} a financial year`,
  ].filter(Boolean)
  if (rule.aboveYearMinor === 0) return 'of the full amount'
  const taxed = rule.taxed === 'excess' ? 'of the part above' : 'of the full amount once it passes'
  const whose = rule.limitOfIndividuals
    ? ' for individuals and HUFs; for others, of the full amount'
    : ''
  return `${taxed} ${parts.join(' or ')}${whose}`
}

const says: LawSentences = {
  tds: (rule) => ({
    for: payments[rule.payment],
    says: `${rule.rate === null ? 'The rate in force' : percentOf(rule.rate)} ${limit(rule)} · ${rule.code === null ? `s.\u00a0${rule.section}` : `code\u00a0${rule.code}`} · Form\u00a0${rule.form}`,
  }),
  tdsNames: ({ by, statement, certificate }) =>
    `Deductions are named by ${by === 'code' ? 'code' : 'section'}: statement in Form ${statement}, certificate in Form ${certificate}. The earlier of credit and payment decides.`,
  tdsNoPan: ({ leastRate, lowerRate }) =>
    `Without your PAN at least ${percentOf(leastRate)} is deducted; ${percentOf(lowerRate)} for goods bought and e-commerce.`,
  tdsWithoutGst: () =>
    'GST shown separately on the invoice is left out of the amount that is taxed.',
  tdsStatements: ({ days }) => `Clients file their statements by ${list(days.map(day))}.`,
  tdsDeposit: (rule) =>
    `Clients deposit the tax by the ${ordinal(rule.day)} of the next month; for March by ${day(rule.march)}.`,
  tdsCertificate: ({ days }) => `The certificate comes ${days} days after the statement’s date.`,
  taxCredit: ({ form, replaces }) =>
    `Form ${form} shows your tax credit, in place of ${replaces.join(' and ')}.`,
  taxCreditShows: ({ until }) => `The credit of April to June shows by about ${day(until)}.`,
  edf: ({ days }) =>
    `The Export Declaration Form for services and software is due ${days} days after the end of the invoice’s month. One form may cover the whole month, and the bank may extend the date.`,
  realisation: ({ months, inrMonths }) =>
    `Payment for an export is due ${months} months from the invoice, ${inrMonths} if it is in rupees. The bank may extend it.`,
  exportDeclaration: ({ mostMinor }) =>
    `You close an export up to ${wholeRupees(mostMinor)} by your own declaration; above that the bank closes it.`,
  exportWriteOff: ({ mostMinor }) =>
    `You may write off or reduce up to ${wholeRupees(mostMinor)} of an invoice by declaration; above that you give the bank your reasons.`,
  exportUnpaid: ({ years }) =>
    `Once an export is unpaid ${years} year past its last day, you may export only against full payment in advance or a letter of credit.`,
  exportOneBank: () => 'An advance and the rest of an export come through one bank.',
  lutUnpaid: ({ years, days }) =>
    `If an export under a LUT is unpaid ${years} year after its invoice, IGST with interest is due within ${days} days.`,
  lutAligned: ({ months }) =>
    `It is not known whether that year will become ${months} months, like the time for payment.`,
  iec: () =>
    'It is not known whether a seller of services alone needs an IEC; the forms ask for it.',
  remittanceAdvice: () =>
    'Banks send an advice (FIRA, IRM) in place of a FIRC; you certify the eBRC yourself at the DGFT.',
  ebrcFields: ({ fields }) => `Fields of the eBRC: ${list(fields)}.`,
  refundStatement3: ({ columns }) =>
    `Columns of Statement 3 (refund under a LUT): ${list(columns)}.`,
  refundStatement2: ({ columns }) => `Columns of Statement 2 (IGST paid): ${list(columns)}.`,
  intermediary: ({ taxed }) =>
    taxed
      ? 'An intermediary’s service to a client abroad bears IGST.'
      : 'An intermediary’s service to a client abroad bears no more IGST; from which day is not certain.',
  purposeCodes: ({ codes }) => `Purpose codes of services: ${list(codes)}. The bank decides.`,
  commissionAgentCode: ({ code }) => `${code}: commission agents, or other services.`,
  bankRate: ({ rate }) => `The Reserve Bank’s Bank Rate is ${percentOf(rate)}.`,
  payWithin: ({ mostDays, unagreedDays }) =>
    `A micro or small enterprise is paid by the day agreed in writing, at most ${mostDays} days from acceptance; without one within ${unagreedDays} days.`,
  lateInterest: ({ times, yearDays }) =>
    `A late payment bears interest at ${times} times the Bank Rate, compounded each month. Counting a year as ${yearDays} days is our convention.`,
  enterpriseSize: ({ micro, small }) =>
    `Micro: investment up to ${wholeRupees(micro.investmentMinor)} and turnover up to ${wholeRupees(micro.turnoverMinor)}. Small: up to ${wholeRupees(small.investmentMinor)} and ${wholeRupees(small.turnoverMinor)}.`,
  udyamBeforeSupply: () => 'Whether Udyam must come before the supply is not settled in court.',
  tradersLeftOut: () => 'Traders are taken to be outside the rules on late payment.',
  buyerDeduction: ({ section, act }) =>
    `A buyer who pays later than that deducts the expense only in the year of payment (${act}, s. ${section}).`,
  disputes: ({ site }) => `File new cases about late payment at ${site}.`,
  udyamOnPaper: () => 'No rule says where an invoice shows the Udyam number.',
  gstr1Due: ({ monthly, quarterly }) =>
    `GSTR-1 is due on the ${ordinal(monthly)} of the next month (quarterly: the ${ordinal(quarterly)}).`,
  gstr3bDue: ({ monthly }) =>
    `GSTR-3B is due on the ${ordinal(monthly)} of the next month (quarterly: the 22nd or 24th, by State).`,
  largeUnregistered: ({ aboveMinor }) =>
    `An invoice above ${wholeRupees(aboveMinor)} to another State, to a client without a GSTIN, is listed by itself.`,
  unregisteredBuyer: ({ fromMinor }) =>
    `From ${wholeRupees(fromMinor)} of taxable value, an invoice names the place and State of a client without a GSTIN.`,
  hsnDigits: ({ least, leastAbove, aboveMinor }) =>
    `HSN and SAC codes have at least ${least} digits, ${leastAbove} above ${wholeRupees(aboveMinor)} of turnover.`,
  gstCorrections: ({ until }) =>
    `Documents are corrected until ${day(until)} after their financial year, or until the annual return.`,
  gstr1a: () =>
    'GSTR-1A corrects a period once, until its GSTR-3B is filed; it cannot change the buyer’s GSTIN.',
  notAmendable: () => 'The type of an export (with or without tax) cannot be amended.',
  buyerGstinAmended: () => 'It is not known whether a buyer’s GSTIN can be amended.',
  rejectedNote: () =>
    'A credit note that the buyer rejects raises your tax until you report it again.',
  rejectedNoteMonth: () => 'It is not known in which month’s GSTR-3B a rejected note counts.',
  gstr3bPlacesLocked: () => 'Table 3.2 of GSTR-3B is filled from GSTR-1 and locked.',
  gstr3bSuppliesLocked: () => 'Table 3.1 of GSTR-3B is filled from GSTR-1 and locked.',
  gstr3bCreditLocked: () => 'Table 4 of GSTR-3B is filled and locked.',
  returnsTooLate: ({ years }) => `A return that is ${years} years late cannot be filed.`,
  returnCorrections: ({ from }) =>
    `Filed returns may be corrected from ${day(from.slice(5))} ${from.slice(0, 4)}.`,
  lateFeeWaiver: ({ mostMinor }) =>
    `Late fees are waived up to ${wholeRupees(mostMinor)} of turnover.`,
  discountNote: () => 'A discount after the sale lowers tax without an earlier agreement.',
  gstRate: ({ rate }) => percentOf(rate),
  everydayRates: ({ rates }) => `Most supplies are at ${list(rates.map(percentOf))}.`,
  compensationCess: () => 'Some goods bear compensation cess.',
  beverageCodes: ({ heading }) => `The codes below heading ${heading} have new numbers.`,
  eInvoice: ({ aboveMinor }) =>
    `Above ${wholeRupees(aboveMinor)} of turnover, invoices to businesses need an IRN.`,
  irnWithin: ({ days, fromMinor }) =>
    `From ${wholeRupees(fromMinor)} of turnover the IRN comes within ${days} days.`,
  eInvoiceReverseCharge: ({ fromMinor }) =>
    `From ${wholeRupees(fromMinor)} of turnover supplies under reverse charge need an IRN.`,
  advanceTax: ({ leastMinor, parts }) =>
    `From ${wholeRupees(leastMinor)} of tax in a year: ${list(parts.map((part) => `${part.percent} % by ${day(part.day)}`))}.`,
  advanceTaxPresumptive: (rule) => `On presumptive income all of it by ${day(rule.day)}.`,
  presumptive: (rule) =>
    `A profession may declare ${rule.leastPercent} % of its receipts, up to ${wholeRupees(rule.mostMinor)}, or ${wholeRupees(rule.mostMinorLittleCash)} if at most ${rule.littleCashPercent} % came in cash.`,
  presumptiveProfessions: () =>
    'It is not known whether designers, writers and creators are such professions.',
  newRegime: (rule) =>
    `New regime: ${list(rule.slabs.map(({ fromMinor, rate }) => `${percentOf(rate)} from ${wholeRupees(fromMinor)}`))}; rebate up to ${wholeRupees(rule.rebateMinor)} to an income of ${wholeRupees(rule.rebateUpToMinor)}, and ${percentOf(rule.cessRate)} cess.`,
}

/** The page of the law. */
export const law = {
  area: 'law',
  title: 'What the law says',
  subtitle: 'The rates, limits and deadlines that this app knows, each with its source',
  day: 'As of',
  from: icu('From {day}'),
  until: icu('Until {day}'),
  between: icu('{from} to {until}'),
  unsure: 'To verify with your accountant',
  unsureHelp:
    '“To verify” means that sources are unclear or contradict each other: ask your accountant before you rely on such a rule. No figure in this app depends on one.',
  rules: icu('{count, plural, one {# rule} other {# rules}}'),
  ofThemUnsure: icu('{count} to verify'),
  showAll: 'Open all',
  hideAll: 'Close all',
  remarks: {
    asRead: 'as it is usually read',
    contradict: 'Sources contradict each other',
    dayUnknown: 'from which day is not known',
    expected: 'Expected; no text was found',
    formsAsk: 'EDF and eBRC ask for it; older guides call it optional',
    largerBench: 'now before a larger bench',
    noText: 'No text of the law was found',
    notNotified: 'recommended, not notified',
    oneSource: 'no other source says so',
    retold: 'second-hand',
    seenOnce: 'Seen once, for April to June 2026',
    utilityDiffers: 'its utility V5.8 still takes figures',
  } satisfies Record<LawRemark, string>,
  nothing: 'Nothing is known here for this day.',
  fields: {
    tds: 'Tax deducted by clients (TDS)',
    exports: 'Export of services',
    latePayment: 'Late payment (MSMED Act)',
    gstReturns: 'GST returns and corrections',
    gstRates: 'GST rates',
    eInvoices: 'E-invoices',
    incomeTax: 'Your own income tax',
  },
  says,
} as const
