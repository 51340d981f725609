import type { TdsPayment } from '#domain/law/values.ts'
import type { DepartmentStatus } from '#domain/tds/department.ts'
import type { DeductionState } from '#domain/tds/match.ts'

/** What tax is deducted for, and how a deduction stands with the tax department. */
export const tds = {
  area: 'tds',
  kinds: {
    professional: 'Professional fees',
    technical: 'Technical services',
    contractorIndividual: 'Contract, you are an individual or HUF',
    contractorOther: 'Contract, you are a firm or company',
    commission: 'Commission or brokerage',
    equipmentRent: 'Rent of equipment',
    ecommerce: 'Sales on a marketplace',
    goods: 'Goods',
    individualPayer: 'Work for an individual or HUF',
    nonResident: 'Payment to a non-resident',
  } satisfies Record<TdsPayment, string>,
  states: {
    matched: 'Matched',
    notFinal: 'Not final',
    wrongCode: 'Wrong code',
    short: 'Short',
    excess: 'In excess',
    missing: 'Missing',
  } satisfies Record<DeductionState, string>,
  statuses: {
    F: 'Final',
    U: 'Unmatched',
    P: 'Provisional',
    O: 'Overbooked',
  } satisfies Record<DepartmentStatus, string>,
} as const
