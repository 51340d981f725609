import { icu } from '#languages/icu.ts'

/** The mails of statements, and how each went. */
export const statementMails = {
  area: 'statementMails',
  name: icu('{first} to {last}'),
  unsure: icu('Possibly sent to {who}: the connection to the mail server broke'),
  sent: icu('Sent to {who}'),
  missed: icu('Sent to {who}, but not to {missed}'),
  nobody: icu('Not sent to {missed}'),
} as const
