import type { MailPreferences } from '#domain/people/people.ts'

type Kinds = readonly (keyof MailPreferences)[]

export const mailsToOwner: Kinds = ['paymentClaims', 'monthlySummary', 'exportForms']
export const receiptsToClients: Kinds = ['receipts']
export const remindersToClients: Kinds = [
  'remindBefore3',
  'remindDue',
  'remindAfter3',
  'remindAfter7',
]
