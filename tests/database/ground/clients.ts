import { as, sql, type Tx } from '../../setup/stack/database.ts'
import { createInvoice, type InvoiceArgs } from '../../setup/stack/people.ts'

export type Client = Record<string, unknown>

export const create = (tx: Tx, client: Client, key: string = crypto.randomUUID()) =>
  tx<{ id: string }[]>`
    select create_client(${key}, (${JSON.stringify(client)}::text)::jsonb) as id
  `.then(([row]) => row?.id ?? '')

export const clientOf = async (invoice: string) => {
  const [row] = await sql<{ client_id: string | null }[]>`
    select client_id from invoices where id = ${invoice}`
  return row?.client_id
}

export const issue = (user: string, args: InvoiceArgs = {}) =>
  as(user, (tx) => createInvoice(tx, args))
