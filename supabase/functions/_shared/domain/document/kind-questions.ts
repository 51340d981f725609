import { kinds as english } from '#languages/en/names/kinds.ts'
import { type DocumentKind, kinds } from './kinds.ts'

const { names } = english

type OfKind = { kind: DocumentKind }

/** Whether it makes its client owe. */
export const isBill = ({ kind }: OfKind) => kinds[kind].sign === 1

/** Whether it offers something, for its client to answer. */
export const isOffer = ({ kind }: OfKind) => kinds[kind].answerable

/** Whether it can become an invoice, and is not one itself. */
export const isForerunner = ({ kind }: OfKind) => kinds[kind].becomes !== null

/** Whether its client is asked to pay: what they owe, or in advance. */
export const asksMoney = ({ kind }: OfKind) => isBill({ kind }) || kinds[kind].money === 'advance'

export const isVoucher = ({ kind }: OfKind) => kinds[kind].list === 'vouchers'

/** Whether nothing becomes due by it: it records a credit, or money that came and went. */
export const isNote = ({ kind }: OfKind) => kinds[kind].day === null

/** Whether it holds until a day, on which nothing is due. */
export const isHeld = ({ kind }: OfKind) => kinds[kind].day === 'holds'

/** The everyday name; the title is longer. */
export const kindNames = names

/** The name in sentences, where each bill is an invoice. */
export const kindNouns = { ...names, bill_of_supply: names.invoice } as const
export type KindWord = Lowercase<(typeof kindNouns)[DocumentKind]>
export const kindWord = ({ kind }: OfKind) => kindNouns[kind].toLowerCase() as KindWord

/** The number of a document for reading, "N/A" where it is missing. */
export const numberText = ({ formattedInvoiceNumber }: { formattedInvoiceNumber: string }) =>
  formattedInvoiceNumber || 'N/A'
