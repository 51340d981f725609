import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { optionalChoice } from '../text.ts'

/** By investment and turnover (S.O. 1364(E)). */
export const enterpriseSizes = ['micro', 'small', 'medium'] as const
export type EnterpriseSize = (typeof enterpriseSizes)[number]

export const enterpriseKinds = ['maker', 'service', 'trader'] as const
export type EnterpriseKind = (typeof enterpriseKinds)[number]

/** UDYAM-MH-19-0123456; the database checks the same. */
export const isUdyam = (value: string) => /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(value)

/** Blanks and the kind of dash do not matter while it is typed. */
const typedUdyam = (value: string) =>
  value
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/g, '')
    .toUpperCase()

const yes = v.optional(v.boolean(message('notYesOrNo')), false)

/** The seller's registration as an enterprise, and who is told what follows from it. */
export const enterpriseEntries = {
  udyam: v.pipe(
    v.nullish(v.string(), ''),
    v.transform(typedUdyam),
    v.check((value) => value === '' || isUdyam(value), message('udyamInvalid')),
    v.transform((value) => (value === '' ? null : value)),
  ),
  enterpriseSize: optionalChoice('enterpriseSize', enterpriseSizes),
  enterpriseKind: optionalChoice('enterpriseKind', enterpriseKinds),
  /** Whether reminders tell what the law adds to a late payment. */
  interestInReminders: yes,
  /** Whether clients' pages tell the last day on which the client can pay and still deduct it. */
  lastDayToClients: yes,
}

export interface Enterprise {
  udyam: string | null
  enterpriseSize: EnterpriseSize | null
  enterpriseKind: EnterpriseKind | null
}

/** Number, size and kind come together; false where they do. */
export function enterpriseProblem(enterprise: Enterprise): [keyof Enterprise, string] | false {
  const { udyam, enterpriseSize, enterpriseKind } = enterprise
  if (udyam === null && enterpriseSize === null && enterpriseKind === null) return false
  if (udyam === null) return ['udyam', message('required', { label: 'udyam' })]
  if (enterpriseSize === null) {
    return ['enterpriseSize', message('required', { label: 'enterpriseSize' })]
  }
  return (
    enterpriseKind === null && ['enterpriseKind', message('required', { label: 'enterpriseKind' })]
  )
}

/**
 * Whether the law on late payment is shown with amounts: it protects micro and small enterprises (MSMED Act 2006, s. 15). Else it
 * says why not. That traders are left out is not sure (office memorandum of 2 July 2021): they see amounts, and are told.
 */
export function interestStanding({
  udyam,
  enterpriseSize,
}: Enterprise): 'yes' | 'unregistered' | 'medium' {
  if (udyam === null || enterpriseSize === null) return 'unregistered'
  return enterpriseSize === 'medium' ? 'medium' : 'yes'
}

/** A seller who has told nothing of it. */
export const noEnterprise = {
  ...{ udyam: null, enterpriseSize: null, enterpriseKind: null },
  ...{ interestInReminders: false, lastDayToClients: false },
} as const
