import { type Statement, toldDays } from './statement.ts'

/** "Statement_Kaveri-Interiors_2026-04-01_2026-04-30.pdf". */
export const statementFileName = (statement: Statement): string => {
  const { client, account } = statement
  const period = toldDays(statement)
  const name = client.name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const own = account.currency === 'INR' ? [] : [account.currency]
  return `${['Statement', name || 'client', ...own, period.firstDay, period.lastDay].join('_')}.pdf`
}
