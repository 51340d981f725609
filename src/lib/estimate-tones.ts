import type { EstimateState } from '#domain/document/estimate.ts'

/** The colour of what became of an estimate, or of another document that becomes an invoice. */
export const estimateTones = {
  issued: 'gray',
  sent: 'yellow',
  paid: 'green',
  accepted: 'green',
  declined: 'red',
  expired: 'gray',
  converted: 'green',
  cancelled: 'gray',
} as const satisfies Record<EstimateState, string>
