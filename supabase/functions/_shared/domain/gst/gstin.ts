import * as v from 'valibot'
import type { MessageCode } from '#domain/messages/message.ts'
import { compactLine } from '../text.ts'
import { gstStates } from './states.ts'

/**
 * The shape of a GSTIN for each kind of holder. All have 15 characters and the same check
 * character. The first shape that fits counts. The database's `private.gstin_form` has the same
 * list.
 */
const forms = {
  ecommerce: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/,
  /** Holders who deduct tax at source, under a PAN or a TAN. */
  deductor: /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  normal: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][0-9A-Z]{2}$/,
  government: /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/,
  un_body: /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/,
  non_resident: /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/,
  /** Online services from abroad. */
  oidar: /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/,
} as const

type GstinForm = keyof typeof forms

export type GstinFault = 'length' | 'form' | 'state' | 'check'

const formNames = Object.keys(forms) as GstinForm[]

const formOf = (value: string): GstinForm | null =>
  formNames.find((name) => forms[name].test(value)) ?? null

/** In these forms the first two digits are the State. */
const ofStates: readonly (GstinForm | null)[] = ['normal', 'ecommerce', 'government']
/** In these forms characters three to twelve are the PAN. */
const ofPans: readonly (GstinForm | null)[] = ['normal', 'ecommerce']

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Computes the last character from the first 14, every second one counted double, in base 36
 * (python-stdnum, `in_.gstin`).
 */
function checkCharacter(value: string): string {
  let sum = 0
  for (let place = 0; place < 14; place += 1) {
    const product = alphabet.indexOf(value.charAt(place)) * (1 + (place % 2))
    sum += Math.floor(product / 36) + (product % 36)
  }
  return alphabet.charAt((36 - (sum % 36)) % 36)
}

/** Returns the first fault of a GSTIN; null when it is right. Expects capital letters, as `gstin` makes them. */
export function gstinFault(value: string): GstinFault | null {
  if ([...value].length !== 15) return 'length'
  const form = formOf(value)
  if (form === null) return 'form'
  const code = value.slice(0, 2)
  if (ofStates.includes(form) && !gstStates.some((state) => state.code === code)) return 'state'
  return checkCharacter(value) === value.charAt(14) ? null : 'check'
}

/** Returns the State's code in a GSTIN; null when its form has none or it is wrong. */
export const stateOfGstin = (value: string): string | null =>
  ofStates.includes(formOf(value)) && gstinFault(value) === null ? value.slice(0, 2) : null

/** Returns the PAN in a GSTIN; null when its form has none or it is wrong. */
export const panOfGstin = (value: string): string | null =>
  ofPans.includes(formOf(value)) && gstinFault(value) === null ? value.slice(2, 12) : null

/** Kinds of persons, by the fourth letter of their PAN. */
const legalForms = {
  P: 'individual',
  C: 'company',
  F: 'firm',
  H: 'family',
  T: 'trust',
  A: 'association',
  B: 'bodyOfIndividuals',
  L: 'localAuthority',
  J: 'artificialPerson',
  G: 'government',
} as const

export type LegalForm = (typeof legalForms)[keyof typeof legalForms]

const isLegalLetter = (letter: string): letter is keyof typeof legalForms => letter in legalForms

/** Returns the kind of person that the PAN in a GSTIN names; null when it has none or it is wrong. */
export function legalFormOfGstin(value: string): LegalForm | null {
  const letter = panOfGstin(value)?.charAt(3) ?? ''
  return isLegalLetter(letter) ? legalForms[letter] : null
}

/** Bodies of the United Nations, embassies and others who get their tax back: holders of a UIN. */
export const isUin = (value: string): boolean => formOf(value) === 'un_body'

/**
 * Returns whether the holder is in India: everybody except non-residents and suppliers of online
 * services from abroad.
 */
export const isOfIndia = (value: string): boolean => {
  const form = formOf(value)
  return form !== null && form !== 'non_resident' && form !== 'oidar'
}

/** Returns whether the holder supplies online services from abroad; such a holder is nobody's buyer in a return. */
export const isOidar = (value: string): boolean => formOf(value) === 'oidar'

const faults = {
  length: 'gstinLength',
  form: 'gstinForm',
  state: 'gstinState',
  check: 'gstinCheck',
} as const satisfies Record<GstinFault, MessageCode>

/** Returns the fault of a GSTIN as a message; null when it is right. */
export function gstinProblem(value: string): string | null {
  const fault = gstinFault(value)
  return fault === null ? null : faults[fault]
}

/** A GSTIN as typed, in any case and grouped anyhow; blank becomes null. */
export const optionalGstin = v.pipe(
  compactLine,
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && dataset.value !== null ? gstinProblem(dataset.value) : null
    if (problem !== null) addIssue({ message: problem })
  }),
)
