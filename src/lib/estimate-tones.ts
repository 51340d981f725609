import type { EstimateState } from '#domain/estimate.ts'

/** The colour of what became of an estimate. */
export const estimateTones = {
  issued: 'gray',
  sent: 'yellow',
  accepted: 'green',
  declined: 'red',
  expired: 'gray',
  converted: 'green',
  cancelled: 'gray',
} as const satisfies Record<EstimateState, string>
