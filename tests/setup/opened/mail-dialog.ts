import { sharedReach } from '../../factories/rows/invoice-rows.ts'

export const overdue = { status: 'OVERDUE', due_date: '2025-11-02', reach: sharedReach() }
