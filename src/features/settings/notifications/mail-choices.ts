import type { MailPreferences } from '#domain/people.ts'

export interface MailChoice {
  kind: keyof MailPreferences
  label: string
  help: string
}

export const mailsToOwner: readonly MailChoice[] = [
  {
    kind: 'paymentClaims',
    label: 'When a client says they have paid',
    help: 'So that you can check your account and mark the invoice as paid. You also hear here when one accepts or declines an estimate.',
  },
  {
    kind: 'monthlySummary',
    label: 'Monthly summary',
    help: 'On the first of each month: what you invoiced and received beside the month before, what is owed by age, and whom to remind.',
  },
]

export const receiptsToClients: readonly MailChoice[] = [
  {
    kind: 'receipts',
    label: 'When you record or confirm a payment',
    help: 'A receipt of what arrived, for which invoices, and what is left to pay.',
  },
]

export const remindersToClients: readonly MailChoice[] = [
  {
    kind: 'remindBefore3',
    label: '3 days before the due date',
    help: 'A friendly note of what is due, and when.',
  },
  {
    kind: 'remindDue',
    label: 'On the due date',
    help: 'The amount is due today.',
  },
  {
    kind: 'remindAfter3',
    label: '3 days after the due date',
    help: 'The amount is 3 days overdue.',
  },
  {
    kind: 'remindAfter7',
    label: '7 days after the due date',
    help: 'The amount is 7 days overdue. It is the last reminder.',
  },
]
