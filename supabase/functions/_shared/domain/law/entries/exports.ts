import type { LawEntry } from '../entry.ts'

/** The Foreign Exchange Management (Export and Import of Goods and Services) Regulations 2026 hold from here on. */
const FEMA_23R = '2026-10-01'
const REGULATIONS = 'FEMA 23(R)/2026-RB'
const BEGIN_OF_GST = '2017-07-01'

/** The Export Declaration Form, for services and software, from the end of the invoice's month. */
export const edf: LawEntry<'edf'>[] = [
  {
    ...{ name: 'edf', from: FEMA_23R, until: null, sure: true },
    ...{ source: `${REGULATIONS}, reg. 3(2)`, value: { days: 30 } },
  },
]

export const realisation: LawEntry<'realisation'>[] = [
  {
    ...{ name: 'realisation', from: FEMA_23R, until: null, sure: true },
    ...{ source: `${REGULATIONS}, reg. 5`, value: { months: 15, inrMonths: 18 } },
  },
]

export const exportDeclaration: LawEntry<'exportDeclaration'>[] = [
  {
    ...{ name: 'exportDeclaration', from: FEMA_23R, until: null, sure: true },
    ...{ source: `${REGULATIONS}; RBI, 1 October 2025`, value: { mostMinor: 10_00_000_00 } },
  },
]

/** For each invoice, and for a reduction of its value as well. */
export const exportWriteOff: LawEntry<'exportWriteOff'>[] = [
  {
    ...{ name: 'exportWriteOff', from: FEMA_23R, until: null, sure: true },
    ...{ source: `${REGULATIONS}; RBI, 1 October 2025`, value: { mostMinor: 10_00_000_00 } },
  },
]

export const exportUnpaid: LawEntry<'exportUnpaid'>[] = [
  {
    ...{ name: 'exportUnpaid', from: FEMA_23R, until: null, sure: true },
    ...{ source: `${REGULATIONS}, reg. 13`, value: { years: 1 } },
  },
]

export const exportOneBank: LawEntry<'exportOneBank'>[] = [
  {
    ...{ name: 'exportOneBank', from: FEMA_23R, until: null, sure: true, value: null },
    source: `${REGULATIONS}, reg. 10`,
  },
]

export const lutUnpaid: LawEntry<'lutUnpaid'>[] = [
  {
    ...{ name: 'lutUnpaid', from: BEGIN_OF_GST, until: null, sure: true },
    ...{ source: 'CGST Rules 2017, rule 96A', value: { years: 1, days: 15 } },
  },
]

export const lutAligned: LawEntry<'lutAligned'>[] = [
  {
    ...{ name: 'lutAligned', from: FEMA_23R, until: null, sure: false },
    ...{ source: '', remark: 'noText', value: { months: 15 } },
  },
]

export const iec: LawEntry<'iec'>[] = [
  {
    ...{ name: 'iec', from: FEMA_23R, until: null, sure: false, value: null },
    source: '',
    remark: 'formsAsk',
  },
]

export const remittanceAdvice: LawEntry<'remittanceAdvice'>[] = [
  {
    ...{ name: 'remittanceAdvice', from: '2023-11-15', until: null, sure: true, value: null },
    source: 'DGFT, trade notice 33/2023-24',
  },
]

export const ebrcFields: LawEntry<'ebrcFields'>[] = [
  {
    ...{ name: 'ebrcFields', from: null, until: null, sure: false },
    source: 'ebrcapi.docs.eximfiles.io',
    remark: 'oneSource',
    value: {
      fields: [
        ...['irmNumber', 'irmDt', 'irmIfscCode', 'irmAdCode', 'irmFCC', 'irmPurposeCode'],
        ...['irmRemitAmtFCC', 'sbCumInvoiceNumber', 'sbCumInvoiceDate', 'sbCumInvoiceFCC'],
        ...['sbCumInvoiceValueinFCC', 'mappedIRMAmountFCC'],
      ],
    },
  },
]

export const refundStatement3: LawEntry<'refundStatement3'>[] = [
  {
    ...{ name: 'refundStatement3', from: BEGIN_OF_GST, until: null, sure: true },
    source: 'CGST Rules 2017, rule 89, statement 3',
    value: {
      columns: [
        ...['Sr. No.', 'Document Type', 'Document No.', 'Document Date', 'Document Value'],
        ...['Goods/Services', 'Port Code', 'Shipping Bill No.', 'Shipping Bill Date', 'FOB Value'],
        ...['BRC/FIRC No.', 'BRC/FIRC Date', 'BRC/FIRC Value'],
      ],
    },
  },
]

export const refundStatement2: LawEntry<'refundStatement2'>[] = [
  {
    ...{ name: 'refundStatement2', from: BEGIN_OF_GST, until: null, sure: false },
    source: 'taxguru.in',
    remark: 'oneSource',
    value: {
      columns: [
        ...['Document Type', 'Document No.', 'Document Date', 'Document Value', 'Taxable Value'],
        ...['Integrated Tax', 'Cess', 'BRC/FIRC No.', 'BRC/FIRC Date', 'BRC/FIRC Value'],
      ],
    },
  },
]

export const intermediary: LawEntry<'intermediary'>[] = [
  {
    ...{ name: 'intermediary', from: BEGIN_OF_GST, until: '2026-03-29', sure: true },
    ...{ source: 'IGST Act 2017, s. 13(8)(b)', value: { taxed: true } },
  },
  {
    // Sure that it was left out, not from which day: this one, or one to be notified.
    ...{ name: 'intermediary', from: '2026-03-30', until: null, sure: false },
    ...{ source: 'Finance Act 2026', value: { taxed: false } },
  },
]

/** The bank decides which one it is. */
export const purposeCodes: LawEntry<'purposeCodes'>[] = [
  {
    ...{ name: 'purposeCodes', from: null, until: null, sure: true },
    source: 'RBI, purpose codes of receipts',
    value: {
      codes: [
        ...['P0801', 'P0802', 'P0803', 'P0804', 'P0806', 'P0807', 'P0808', 'P0902', 'P1002'],
        ...['P1004', 'P1005', 'P1006', 'P1007', 'P1008', 'P1009', 'P1014', 'P1016', 'P1017'],
        ...['P1022', 'P1099', 'P1101', 'P1107'],
      ],
    },
  },
]

export const commissionAgentCode: LawEntry<'commissionAgentCode'>[] = [
  {
    ...{ name: 'commissionAgentCode', from: null, until: null, sure: false },
    ...{ source: '', remark: 'contradict', value: { code: 'P1019' } },
  },
]
