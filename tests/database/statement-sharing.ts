import { asServer, sql, type Tx } from '../setup/stack/database.ts'

/** A year around everything that these tests make. */
export const days = { first: '2026-04-01', last: '2990-03-31' }

/** The token of the statement of the client of one of the caller's invoices. */
export async function shareStatement(tx: Tx, invoice: string, currency = 'INR'): Promise<string> {
  const [row] = await tx<{ token: string }[]>`
    select share_statement(client_id, ${days.first}, ${days.last}, ${currency}) as token
    from invoices where id = ${invoice}`
  return row?.token ?? ''
}

export type StatementMail = {
  client: string
  key: string
  to: string[] | null
  print: string
  last: string
  subject: string
}

/** Begins a mail with the statement of a client, as the server does. */
export const beginStatement = (sender: string, mail: Partial<StatementMail> & { client: string }) =>
  asServer(async (tx) => {
    const [row] = await tx<{ begun: { state: string; id: string; to: string[]; link: string } }[]>`
      select begin_statement_mail(
        ${sender}, ${mail.client}, ${days.first}, ${mail.last ?? days.last}, 'INR',
        ${mail.key ?? crypto.randomUUID()}, ${mail.subject ?? 'Statement'}, ${mail.print ?? ''},
        recipients => ${mail.to ?? null}
      ) as begun`
    if (!row) throw new Error('Nothing began.')
    return row.begun
  })

export const endStatement = (id: string, outcome: string, missed: string[] = []) =>
  asServer((tx) => tx`select end_statement_mail(${id}, ${outcome}, ${missed})`)

/** A mail that went to a client of the person. */
export async function sendStatement(person: string) {
  const [client] = await sql<{ id: string }[]>`
    select id from clients where user_id = ${person} and merged_into is null limit 1`
  const begun = await beginStatement(person, {
    client: client?.id ?? '',
    to: [`${crypto.randomUUID()}@kaveri.example`],
  })
  await endStatement(begun.id, 'sent')
}
