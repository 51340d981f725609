import postgres from 'postgres'
import type { DocumentKind } from '#domain/document/kinds.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { demoLogin } from '#supabase/local/settings.ts'
import { signIn } from '../e2e/seller.ts'

/** A screen: the name of its pictures, and its address. */
export type Place = [name: string, address: string]

export const forVisitors: Place[] = [
  ['landing', '/'],
  ['login', '/login'],
  ['register', '/register'],
  ['forgot-password', '/forgot-password'],
  ['reset-password', '/reset-password/123456'],
  ['pricing', '/pricing'],
  ['blog', '/blog'],
  ['assistants', '/assistants'],
  ['try', '/try'],
  ['join-over', '/join/abc'],
  ['not-found', '/no/such/page'],
]

/** Those that every seller has, with data or without. */
export const forSellers: Place[] = [
  ['dashboard', '/dashboard'],
  ['businesses', '/businesses'],
  ['invoices-cards', '/invoices?view=cards'],
  ['invoices-table', '/invoices?view=table'],
  ['drafts', '/invoices?status=DRAFT'],
  ['invoice-create', '/invoice/create'],
  ['estimates', '/estimates'],
  ['estimate-create', '/estimate/create'],
  ['challans', '/challans'],
  ['recurring', '/schedules'],
  ['recurring-create', '/schedules/create'],
  ['clients', '/clients'],
  ['client-create', '/client/create'],
  ['items', '/items'],
  ['reports', '/reports'],
  ['gstr1', '/reports/gstr1'],
  ['gstr3b', '/reports/gstr3b'],
  ['registers', '/reports/registers'],
  ['ageing', '/reports/ageing'],
  ['law', '/reports/law'],
  ['statement', '/reports/statement'],
  ['tds', '/reports/tds'],
  ['tally', '/reports/tally'],
  ['exports', '/reports/exports'],
  ['bank', '/reports/bank'],
  ['import', '/reports/import'],
  ['profile', '/setting/profile'],
  ['business', '/setting/business'],
  ['tax', '/setting/tax'],
  ['numbers', '/setting/numbers'],
  ['getting-paid', '/setting/payments'],
  ['notifications', '/setting/notifications'],
  ['security', '/setting/security'],
  ['members', '/setting/members'],
  ['connections', '/setting/connections'],
  ['data', '/setting/data'],
  ['billing', '/setting/billing'],
]

/** The seller of the demo data with the documents that have a state of their own, and what their clients see. */
export async function demoPlaces() {
  const person = await signIn(demoLogin.email, demoLogin.password)
  const sql = postgres(process.env.BAHI_TEST_DB_URL ?? '')
  const rows = await sql<{ kind: DocumentKind; status: string; id: string }[]>`
    select distinct on (kind, status) kind, status, id
    from books.invoice_records
    order by kind, status, issue_date desc, id`
  const [client] = await sql<{ id: string }[]>`
    select client_id as id from books.invoice_records
    where client_id is not null group by 1 order by count(*) desc, 1 limit 1`
  const [link] = await sql<{ token: string }[]>`select token from public.invoice_links limit 1`
  await sql.end()
  const details = rows.map(
    ({ kind, status, id }): Place => [
      `${kind}-${status}`.toLowerCase().replaceAll(/[_ ]/g, '-'),
      kindPaths(kind).document(id),
    ],
  )
  const others: Place[] = client
    ? [
        ['client', `/client/${client.id}`],
        ['client-edit', `/client/${client.id}/edit`],
        ['client-statement', `/reports/statement/${client.id}`],
      ]
    : []
  const clientPages: Place[] = link ? [['client-page', `/i/${link.token}`]] : []
  return { person, documents: [...details, ...others], clientPages }
}
