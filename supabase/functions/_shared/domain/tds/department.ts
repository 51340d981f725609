import type { PlainDate } from '../dates.ts'

/** Final, not matched with a payment of the deductor, provisional, and booked more often than paid. Only final tax is credit. */
export const departmentStatuses = ['F', 'U', 'P', 'O'] as const
export type DepartmentStatus = (typeof departmentStatuses)[number]

export const departmentForms = ['26AS', '168'] as const
export type DepartmentForm = (typeof departmentForms)[number]

/** The size limits that the database holds, too: letters of a text, rows of a statement. */
export const departmentLimits = { name: 200, code: 12, remarks: 60, rows: 10_000 } as const

/** A deduction that the tax department knows. Amounts are paise; a reversal has them below zero. */
export type DepartmentRow = {
  tan: string
  /** The deductor's name as the department has it. */
  deductor: string
  /** The deductor's PAN; Form 26AS does not tell it. */
  pan: string | null
  /** A section up to 31 March 2026, a code from 1 April 2026 on. */
  code: string
  day: PlainDate
  status: DepartmentStatus
  bookedOn: PlainDate | null
  remarks: string | null
  paidMinor: number
  taxMinor: number
  depositedMinor: number | null
  /** The how manyth of rows that are alike in one file, from 1: two equal deductions of a day are two. */
  occurrence: number
}

/** A row as it is kept. */
export type KeptRow = Omit<DepartmentRow, 'occurrence'> & {
  id: string
  /** The day of the newest statement that has it. */
  toldOn: PlainDate
}

/**
 * Part II is about those who deduct nothing or less because of a declaration (Form 15G, 15H); part IV about those without a TAN:
 * buyers and tenants, and individuals who pay contractors and professionals (section 194M).
 */
export const unusedParts = ['II', 'IV'] as const
export type UnusedPart = (typeof unusedParts)[number]

/** Someone in such a part, with the sums that it says of them. */
export type UnusedEntry = {
  part: UnusedPart
  name: string
  /** A TAN, or in part IV a PAN. */
  id: string
  paidMinor: number
  taxMinor: number
}

/** The content of a file of the department. */
export type DepartmentFile = {
  form: DepartmentForm
  /** The day of the statement, and whose it is; null where the file does not say. */
  madeOn: PlainDate | null
  pan: string | null
  rows: DepartmentRow[]
  deductors: number
  /** Deductors whose rows do not add up to what the file says of them. */
  unequal: { tan: string; name: string }[]
  /** Lines that look like rows and could not be read, from 1. */
  unread: number[]
  /** Parts II and IV: read, and told to the person, and matched with nothing. */
  unused: UnusedEntry[]
  /** Parts that are not about tax deducted from what clients paid, and have rows. */
  otherParts: string[]
}
