import type { Label } from '#languages/en/documents/labels.ts'

/** The traits that code asks of a kind of document; `private.document_kinds` gives the database the same. */
interface KindTraits {
  /** The prefix of its numbers; null where it takes the business's own. */
  series: string | null
  /** The least number of digits in its numbers; null if the business's own setting holds. */
  padding: number | null
  /** The list in which it is found. */
  list: 'invoices' | 'credit_notes' | 'estimates' | 'vouchers' | 'proformas' | 'challans'
  /** The address segment of its page, its list and its `/api` calls. */
  path: 'invoice' | 'estimate' | 'proforma' | 'challan'
  /** The sign of its total in the client's account: 1 adds to the debt, -1 lowers it. */
  sign: 1 | -1 | 0
  /** The meaning of its due date: the day it is due, the last day it holds, or none. */
  day: 'due' | 'holds' | null
  /** The direction of the money recorded on it: in, out, or in as an advance of its client. */
  money: 'in' | 'out' | 'advance' | null
  /** Whether it may bear tax; a document that takes from another bears the tax of that one. */
  taxed: boolean
  /** Its part of GSTR-1, which may be only the list of numbers; null when it is in no return. */
  told: 'supply' | 'note' | 'advance' | 'number' | null
  /** For a note, its type in GSTR-1: credit or debit. */
  note: 'C' | 'D' | null
  /** Its line in table 13 of GSTR-1, the list of numbers. */
  nature:
    | 'invoice'
    | 'debit_note'
    | 'credit_note'
    | 'receipt_voucher'
    | 'refund_voucher'
    | 'delivery_challan'
    | 'job_work_challan'
    | 'approval_challan'
    | null
  /** The kind of document that it must refer to. */
  against: 'invoice' | 'receipt_voucher' | null
  creditable: boolean
  revisable: boolean
  repeatable: boolean
  /** Whether its client accepts or declines it. */
  answerable: boolean
  /** Whether its owner deletes it, and brings it back. */
  deletable: boolean
  restorable: boolean
  /** The kind of draft in which it is typed and copied; null when it is only made from another document. */
  draft: 'invoice' | 'estimate' | 'proforma_invoice' | 'delivery_challan' | null
  /** The kind of draft that is made of it. */
  becomes: 'invoice' | null
  /** Its possible states until then, as in `estimate_records`. */
  states: readonly string[] | null
  /** When several kinds are typed as one draft, the reason for which this kind is issued, and its wording on paper. */
  reason: 'job_work' | 'approval' | 'other' | null
  purpose: Label | null
  /** Whether the law prescribes its title and its signature. */
  formal: boolean
  /** The set of copies that the law asks for: for a supply, or for goods that are moved. */
  copies: 'supply' | 'movement' | null
  /** The label of the figure at the top of its sheet; null when it follows from the amount due. */
  headline: Label | null
  /** Its state when no refund is owed; null when its status says it. */
  standing: 'CREDITED' | 'RECEIVED' | null
  /** Whether paper and pages use the words of billing, or plainly sender and recipient. */
  bills: boolean
}

/** Typed for no reason of its own, and worded as the law asks. */
const usual = { becomes: null, states: null, reason: null, purpose: null, formal: true } as const

/** Cannot be credited, revised or repeated, and its copies bear no marks. */
const single = { creditable: false, revisable: false, repeatable: false, copies: null } as const

/** Due, owed and told as a supply. */
const bill = {
  ...usual,
  series: null,
  padding: null,
  list: 'invoices',
  path: 'invoice',
  sign: 1,
  day: 'due',
  money: 'in',
  taxed: true,
  told: 'supply',
  note: null,
  nature: 'invoice',
  against: null,
  creditable: true,
  revisable: true,
  repeatable: true,
  answerable: false,
  deletable: true,
  restorable: true,
  draft: 'invoice',
  copies: 'supply',
  headline: null,
  standing: null,
  bills: true,
} as const

/** Made from another document: nothing becomes due by it. */
const derived = {
  ...usual,
  ...single,
  padding: null,
  path: 'invoice',
  sign: 0,
  day: null,
  taxed: true,
  answerable: false,
  draft: null,
  deletable: true,
  restorable: true,
} as const

/** A document that comes before an invoice and hands its rows over to it. */
const forerunner = {
  ...bill,
  ...single,
  padding: 4,
  sign: 0,
  day: 'holds',
  money: null,
  told: null,
  nature: null,
  becomes: 'invoice',
  formal: false,
  headline: 'total',
  bills: false,
} as const

/** Goods that move before they are supplied, or for another reason (CGST Rule 55). */
const challan = {
  ...forerunner,
  list: 'challans',
  path: 'challan',
  day: null,
  taxed: false,
  told: 'number',
  draft: 'delivery_challan',
  states: ['issued', 'sent', 'converted', 'cancelled'],
  formal: true,
  copies: 'movement',
} as const

const voucher = { ...derived, list: 'vouchers', told: 'advance', note: null, bills: false } as const

/** Every kind of document, and all that code may ask of it. Nothing else knows a kind by its name without saying why. */
export const kinds = {
  invoice: bill,
  bill_of_supply: { ...bill, taxed: false },
  credit_note: {
    ...derived,
    series: 'CN',
    list: 'credit_notes',
    sign: -1,
    money: 'out',
    told: 'note',
    note: 'C',
    nature: 'credit_note',
    against: 'invoice',
    headline: 'credit',
    standing: 'CREDITED',
    bills: true,
  },
  debit_note: {
    ...bill,
    ...single,
    series: 'DN',
    told: 'note',
    note: 'D',
    nature: 'debit_note',
    against: 'invoice',
    draft: null,
  },
  estimate: {
    ...forerunner,
    series: 'EST',
    list: 'estimates',
    path: 'estimate',
    answerable: true,
    draft: 'estimate',
    states: ['issued', 'sent', 'accepted', 'declined', 'expired', 'converted', 'cancelled'],
  },
  receipt_voucher: {
    ...voucher,
    series: 'RV',
    money: null,
    nature: 'receipt_voucher',
    against: null,
    headline: 'advanceReceived',
    standing: 'RECEIVED',
  },
  refund_voucher: {
    ...voucher,
    series: 'RF',
    money: 'out',
    nature: 'refund_voucher',
    against: 'receipt_voucher',
    // It is deleted together with its refund; money that goes out again is recorded anew.
    deletable: false,
    restorable: false,
    headline: 'advanceGivenBack',
    standing: 'RECEIVED',
  },
  proforma_invoice: {
    ...forerunner,
    series: 'PF',
    list: 'proformas',
    path: 'proforma',
    money: 'advance',
    draft: 'proforma_invoice',
    states: ['issued', 'sent', 'paid', 'expired', 'converted', 'cancelled'],
  },
  delivery_challan: {
    ...challan,
    series: 'DC',
    nature: 'delivery_challan',
    reason: 'other',
    purpose: 'otherThanSupply',
  },
  job_work_challan: {
    ...challan,
    series: 'JW',
    nature: 'job_work_challan',
    reason: 'job_work',
    purpose: 'jobWork',
  },
  approval_challan: {
    ...challan,
    series: 'SA',
    nature: 'approval_challan',
    reason: 'approval',
    purpose: 'supplyOnApproval',
  },
} as const satisfies Record<string, KindTraits>

export type DocumentKind = keyof typeof kinds
export const documentKinds = Object.keys(kinds) as DocumentKind[]
export const isKind = (kind: string): kind is DocumentKind => Object.hasOwn(kinds, kind)

/** The kinds that a draft can become when it is issued. */
export type DraftKind = NonNullable<(typeof kinds)[DocumentKind]['draft']>
export const draftKinds = [
  ...new Set(documentKinds.map((kind) => kinds[kind].draft).filter((draft) => draft !== null)),
]

/** The kinds of draft that become an invoice; each has its own list, page and calls. */
export type ForerunnerKind = Extract<DraftKind, KindWith<{ becomes: 'invoice' }>>
export const isForerunnerKind = (kind: DraftKind): kind is ForerunnerKind =>
  kinds[kind].becomes !== null
export const forerunnerKinds = draftKinds.filter(isForerunnerKind)

/** The kinds that have a trait, for types: `KindWith<{ told: 'note' }>` is the credit note. */
export type KindWith<Trait extends Partial<KindTraits>> = {
  [Kind in DocumentKind]: (typeof kinds)[Kind] extends Trait ? Kind : never
}[DocumentKind]

/** The kinds that have a trait, in the order of the table. */
export const kindsWith = <const Trait extends Partial<KindTraits>>(trait: Trait) =>
  documentKinds.filter((kind): kind is KindWith<Trait> =>
    Object.entries(trait).every(([name, wanted]) => Reflect.get(kinds[kind], name) === wanted),
  )
