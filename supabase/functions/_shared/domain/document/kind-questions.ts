import { kinds as english } from '#languages/en/names/kinds.ts'
import { type DocumentKind, kinds } from './kinds.ts'

const { names } = english

type OfKind = { kind: DocumentKind }

/** Whether its client owes by it. */
export const isBill = ({ kind }: OfKind) => kinds[kind].sign === 1

/** Whether it offers something, for its client to answer. */
export const isOffer = ({ kind }: OfKind) => kinds[kind].answerable

/** Whether it becomes an invoice, and is no invoice. */
export const isForerunner = ({ kind }: OfKind) => kinds[kind].becomes !== null

/** Whether its client is asked to pay: what they owe, or in advance. */
export const asksMoney = ({ kind }: OfKind) => isBill({ kind }) || kinds[kind].money === 'advance'

export const isVoucher = ({ kind }: OfKind) => kinds[kind].list === 'vouchers'

/** Nothing becomes due by it: it tells what is taken back, or what came and went. */
export const isNote = ({ kind }: OfKind) => kinds[kind].day === null

/** Whether it holds until a day, on which nothing is due. */
export const isHeld = ({ kind }: OfKind) => kinds[kind].day === 'holds'

/** As people speak of it; its title is longer. */
export const kindNames = names

/** As sentences speak of it, in which each bill is an invoice. */
export const kindNouns = { ...names, bill_of_supply: names.invoice } as const
export type KindWord = Lowercase<(typeof kindNouns)[DocumentKind]>
export const kindWord = ({ kind }: OfKind) => kindNouns[kind].toLowerCase() as KindWord

/** The number of a document for reading, "N/A" where it is missing. */
export const numberText = ({ formattedInvoiceNumber }: { formattedInvoiceNumber: string }) =>
  formattedInvoiceNumber || 'N/A'
