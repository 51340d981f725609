import { paths } from './paths.ts'

/** The pages below `/reports`; apart from the other paths, which every page loads. */
export const reportPaths = {
  gstr1: `${paths.reports}/gstr1`,
  gstr3b: `${paths.reports}/gstr3b`,
  registers: `${paths.reports}/registers`,
  statements: `${paths.reports}/statement`,
  /** The statement of one client; its days follow in the address. */
  statement: (clientId: string) => `${paths.reports}/statement/${encodeURIComponent(clientId)}`,
  /** The same of days and a currency. */
  statementOf: (
    clientId: string,
    { firstDay, lastDay, currency }: { firstDay: string; lastDay: string; currency: string },
  ) =>
    `${paths.reports}/statement/${encodeURIComponent(clientId)}?${new URLSearchParams({ from: firstDay, to: lastDay, currency })}`,
  /** The page that a client opens; a document of its own, no route of the app. */
  clientStatement: (token: string) => `/s/${encodeURIComponent(token)}`,
  exports: `${paths.reports}/exports`,
  ageing: `${paths.reports}/ageing`,
  revenue: `${paths.reports}/revenue`,
  law: `${paths.reports}/law`,
  tds: `${paths.reports}/tds`,
  tally: `${paths.reports}/tally`,
  bank: `${paths.reports}/bank`,
  import: `${paths.reports}/import`,
  importOf: (kind: string) => `${paths.reports}/import?of=${encodeURIComponent(kind)}`,
} as const

/** The absolute address of a statement's page, as a client gets it. */
export const statementPageUrl = (token: string) =>
  new URL(reportPaths.clientStatement(token), window.location.origin).href
