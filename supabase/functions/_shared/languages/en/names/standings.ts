import type { EstimateState } from '#domain/document/estimate.ts'
import type { KnownStanding } from '#domain/document/standing.ts'

/** How documents stand: short, as on badges. */
export const standings = {
  area: 'standings',
  documents: {
    DRAFT: 'DRAFT',
    PAID: 'PAID',
    UNPAID: 'UNPAID',
    'PARTLY PAID': 'PARTLY PAID',
    OVERDUE: 'OVERDUE',
    CANCELLED: 'CANCELLED',
    'WRITTEN OFF': 'WRITTEN OFF',
    CREDITED: 'CREDITED',
    'REFUND DUE': 'REFUND DUE',
    REFUNDED: 'REFUNDED',
    RECEIVED: 'RECEIVED',
  } satisfies Record<KnownStanding, string>,
  forerunners: {
    issued: 'NOT SENT',
    sent: 'SENT',
    accepted: 'ACCEPTED',
    declined: 'DECLINED',
    expired: 'EXPIRED',
    paid: 'PAID',
    converted: 'CONVERTED',
    cancelled: 'CANCELLED',
  } satisfies Record<EstimateState, string>,
} as const
