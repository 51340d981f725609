import { icu } from '#languages/icu.ts'

/** The mails of statements, and how each went. */
export const statementMails = {
  area: 'statementMails',
  name: icu('{first} to {last}'),
  unsure: icu('Perhaps sent to {who}: the mail server broke off'),
  sent: icu('Sent to {who}'),
  missed: icu('Sent to {who}, not to {missed}'),
  nobody: icu('Sent to nobody, not to {missed}'),
} as const
