import type { PlainDate } from '#domain/dates.ts'
import type { EstimateState } from '#domain/document/estimate.ts'
import type { DraftKind, ForerunnerKind } from '#domain/document/kinds.ts'
import type { InvoiceFilter } from '#domain/document/list-filter.ts'
import type { FiledForm } from '#domain/gst/filing.ts'
import type { Currency } from '#domain/money.ts'
import type { ClientSort } from '#domain/people/client.ts'
import type { Period } from '#domain/periods.ts'
import type { ReportKind } from '#domain/reports/registers.ts'

// The keys of the cache; all of them are built here.

export const accountKeys = {
  session: ['session-facts'] as const,
  factors: ['factors'] as const,
  security: ['security-facts'] as const,
  devices: ['devices'] as const,
  apiKeys: ['api-keys'] as const,
  businesses: ['businesses'] as const,
  businessesStanding: ['businesses', 'standing'] as const,
  businessOfDocument: (id: string) => ['business-of-document', id] as const,
  letIn: (id: string) => ['let-in', id] as const,
  members: ['members'] as const,
  webhooks: ['webhooks'] as const,
  webhookTries: (id: string) => ['webhooks', id] as const,
  years: ['invoices', 'years'] as const,
  restore: ['restore'] as const,
  missingNumbers: ['missingNumbers'] as const,
}

export const tallyKeys = {
  names: ['tally-names'] as const,
}

export const checkKeys = {
  of: ({ firstDay, lastDay }: Period) => ['checks', firstDay, lastDay] as const,
}

export const profileKeys = {
  own: ['profile'] as const,
  mails: ['profile', 'mails'] as const,
}

export const businessKeys = {
  own: ['business'] as const,
  numbering: ['business', 'numbering'] as const,
  changed: ['business', 'changed'] as const,
  numberingChanged: ['business', 'numbering', 'changed'] as const,
}

export const dashboardKeys = {
  summary: ({ firstDay, lastDay }: Period) => ['dashboard', 'summary', firstDay, lastDay] as const,
  months: (day: PlainDate) => ['dashboard', 'months', day] as const,
  attention: ['dashboard', 'attention'] as const,
  /** The sources of a GST return: every document changes them. */
  gstReturn: ({ firstDay, lastDay }: Period, of: { gstin: string | null; iff: boolean }) =>
    ['dashboard', 'gst-return', firstDay, lastDay, of.gstin, of.iff] as const,
  rejectedNotes: ['dashboard', 'rejected-notes'] as const,
  /** The vouchers of a period for Tally: documents and payments change them. */
  tally: ({ firstDay, lastDay }: Period) => ['dashboard', 'tally', firstDay, lastDay] as const,
  tallyReturned: ({ firstDay, lastDay }: Period, filing: string) =>
    ['dashboard', 'tally-returned', firstDay, lastDay, filing] as const,
  /** For a filtered list; the same changes affect it. `asked` is the filter, as text. */
  figures: (asked: string) => ['dashboard', 'figures', asked] as const,
  /** Payments change it as well. */
  exports: ({ firstDay, lastDay }: Period) => ['dashboard', 'exports', firstDay, lastDay] as const,
  /** Depends on issued documents and on payments as well. */
  report: (kind: ReportKind, { firstDay, lastDay }: Period, page: number) =>
    ['dashboard', 'report', kind, firstDay, lastDay, page] as const,
  reportsStanding: ({ firstDay, lastDay }: Period) =>
    ['dashboard', 'reports-standing', firstDay, lastDay] as const,
  reportFigures: (kind: ReportKind, { firstDay, lastDay }: Period) =>
    ['dashboard', 'report-figures', kind, firstDay, lastDay] as const,
}

export const invoiceKeys = {
  page: (page: number) => ['invoices', 'list', 'page', page] as const,
  filtered: (filter: InvoiceFilter, limit: number) =>
    [
      'invoices',
      'list',
      'filtered',
      filter.status ?? '',
      filter.search ?? '',
      filter.client ?? '',
      limit,
      JSON.stringify(filter.range),
    ] as const,
  /** `asked` is filter, order and page, as text. */
  table: (asked: string) => ['invoices', 'list', 'table', asked] as const,
  search: (query: string) => ['invoices', 'list', 'search', query] as const,
  detail: (id: string) => ['invoices', 'detail', id] as const,
  history: (id: string) => ['invoices', 'history', id] as const,
  payments: (id: string) => ['invoices', 'payments', id] as const,
  late: (id: string) => ['invoices', 'late', id] as const,
  link: (id: string) => ['invoices', 'link', id] as const,
  comments: (id: string) => ['comments', id] as const,
  advances: (id: string) => ['invoices', 'advances', id] as const,
  notes: (id: string, note: 'C' | 'D') => ['invoices', 'notes', id, note] as const,
  creditLate: (id: string, noted: string, filing: string) =>
    ['invoices', 'credit-late', id, noted, filing] as const,
  creditable: (id: string) => ['invoices', 'creditable', id] as const,
  /** `taken` is the part that the note would take, as text. */
  creditPreview: (id: string, taken: string) => ['invoices', 'creditPreview', id, taken] as const,
  debitPreview: (id: string, added: string) => ['invoices', 'debitPreview', id, added] as const,
  creating: ['invoices', 'creating'] as const,
  lastExchangeRate: (currency: Currency) => ['invoices', 'lastExchangeRate', currency] as const,
  lastExchangeRates: (currencies: readonly Currency[]) =>
    ['invoices', 'lastExchangeRates', ...currencies] as const,
  thisMonth: ['usage'] as const,
  /** `opening` is another one each time that a mail is begun. */
  mailing: (id: string, opening: string) => ['mailing', id, opening] as const,
  waysToBePaid: (opening: string) => ['waysToBePaid', opening] as const,
}

export const estimateKeys = {
  list: (
    kind: ForerunnerKind | 'all',
    state: EstimateState | null,
    search: string | null,
    client: string | null,
    limit: number,
  ) => ['estimates', kind, state ?? '', search ?? '', client ?? '', limit] as const,
  counts: (kind: ForerunnerKind, search: string | null) =>
    ['estimates', 'counts', kind, search ?? ''] as const,
  /** Together with the keys of its document, which change it, too. */
  record: (id: string) => ['invoices', 'estimate', id] as const,
  forerunner: (invoiceId: string) => ['invoices', 'forerunner', invoiceId] as const,
}

export const draftKeys = {
  list: (kind: DraftKind, limit: number) => ['drafts', 'list', kind, limit] as const,
  count: (kind: DraftKind) => ['drafts', 'count', kind] as const,
  /** `opening` is another one each time that a draft is opened: nobody goes on with an old version. */
  opened: (id: string, opening: string) => ['opened-draft', id, opening] as const,
}

/** True for keys that change when a draft is made, changed, discarded or issued. */
export const listsDrafts = (key: unknown) => Array.isArray(key) && key[0] === 'drafts'

export const scheduleKeys = {
  list: (limit: number) => ['schedules', 'list', limit] as const,
  detail: (id: string) => ['schedules', 'detail', id] as const,
  runs: (id: string, limit: number) => ['schedules', 'runs', id, limit] as const,
  contentOf: (invoiceId: string) => ['repeated', invoiceId] as const,
}

/** True for keys that a changed schedule affects. */
export const isOfSchedules = (key: unknown) => Array.isArray(key) && key[0] === 'schedules'

export const listsSchedules = (key: unknown) =>
  Array.isArray(key) && key[0] === 'schedules' && key[1] === 'list'

export const catalogueKeys = {
  items: (search: string, archived: boolean, limit: number) =>
    ['catalogue', 'items', search, archived, limit] as const,
  earlierRows: (search: string, limit: number) => ['catalogue', 'rows', search, limit] as const,
  hsnSearch: (query: string, limit: number) => ['hsn', 'search', query, limit] as const,
  hsn: (code: string) => ['hsn', 'code', code] as const,
}

export const isCatalogue = (key: unknown) => Array.isArray(key) && key[0] === 'catalogue'
export const importKeys = { list: 'imports' }

export const clientKeys = {
  list: (search: string, archived: boolean, sort: ClientSort, limit: number) =>
    ['clients', 'list', search, archived, sort, limit] as const,
  search: (query: string) => ['clients', 'search', query] as const,
  detail: (id: string) => ['clients', 'detail', id] as const,
  changed: (id: string) => ['clients', 'changed', id] as const,
  account: (id: string) => ['clients', 'account', id] as const,
  open: (id: string) => ['clients', 'open', id] as const,
  tds: (id: string) => ['clients', 'tds', id] as const,
  tdsOfYear: (id: string, firstDay: string) => ['clients', 'tds-year', id, firstDay] as const,
  /** Depends on payments and clients alike. */
  tdsBooks: (firstDay: string) => ['clients', 'tds-books', firstDay] as const,
  advances: (id: string) => ['clients', 'advances', id] as const,
  vouchers: (id: string) => ['clients', 'vouchers', id] as const,
  statement: (id: string, { firstDay, lastDay }: Period) =>
    ['clients', 'statement', id, firstDay, lastDay] as const,
  sharing: (id: string) => ['clients', 'sharing', id] as const,
  /** `opening` is another one each time that a mail is begun. */
  mailing: (id: string, opening: string) => ['mailing', 'statement', id, opening] as const,
}

/** True for keys of the dashboard and of the reports. */
export const isOfDashboard = (key: unknown) => Array.isArray(key) && key[0] === 'dashboard'

export const isOfClients = (key: unknown) => Array.isArray(key) && key[0] === 'clients'

export const filingKeys = {
  of: (form: FiledForm, { firstDay, lastDay }: Period, gstin: string | null) =>
    ['filing', form, firstDay, lastDay, gstin] as const,
}

/** True for the keys of how the reports stand. */
export const isOfReportsStanding = (key: unknown) =>
  Array.isArray(key) && key[1] === 'reports-standing'

export const isOfFiling = (key: unknown) => Array.isArray(key) && key[0] === 'filing'
export const bankKeys = {
  open: ['bank', 'open'] as const,
  ledger: ['bank', 'ledger'] as const,
  done: (from: string, to: string) => ['bank', 'done', from, to] as const,
}

/** True for keys of stored bank rows and of the ledger that they are compared with. */
export const isOfBank = (key: unknown) => Array.isArray(key) && key[0] === 'bank'

/** By the token of its link. */
export const invitationKeys = { ofToken: (token: string) => ['invitation', token] as const }

export const mailStopKeys = { ofToken: (token: string) => ['mail-stop', token] as const }

export const isList = (key: unknown) =>
  Array.isArray(key) && key[0] === 'invoices' && key[1] === 'list'

/** Everything that a new, deleted or restored invoice or payment changes: a bank file is compared with both. */
export const countsInvoices = (key: unknown) =>
  isList(key) ||
  isOfClients(key) ||
  (Array.isArray(key) && ['dashboard', 'estimates', 'cancelled', 'bank'].includes(key[0]))

/**
 * Matches an invoice and all that hangs on it, each under a key of its own: `['invoices', what,
 * id]`.
 */
export const isOf = (id: string) => (key: unknown) =>
  Array.isArray(key) && key[0] === 'invoices' && key[1] !== 'list' && key[2] === id
