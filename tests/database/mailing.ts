import { asServer, type Tx } from '../setup/stack/database.ts'

export type Mail = {
  sender: string
  invoice: string
  key?: string
  kind?: string
  subject?: string
  print?: string
  /** The host's limit of a day. */
  most?: number
  /** The recipients, if not the client alone. */
  to?: string[]
  cc?: string[]
}

type Begun =
  | { state: 'begun'; id: string; stops: { address: string; token: string }[]; link: string }
  | { state: 'sent'; missed: string[] }
  | { state: 'unsure' }

/** Begins a mail as the edge function does for a verified person. */
export async function begin(tx: Tx, mail: Mail): Promise<Begun> {
  const [row] = await tx<{ begun: Begun }[]>`
    select begin_invoice_mail(
      sender => ${mail.sender},
      invoice_id => ${mail.invoice},
      request_key => ${mail.key ?? crypto.randomUUID()},
      kind => ${mail.kind ?? 'invoice'},
      subject => ${mail.subject ?? 'Invoice'},
      fingerprint => ${mail.print ?? 'print'},
      most_a_day => ${mail.most ?? 1_000_000},
      recipients => ${mail.to ?? null},
      copies => ${mail.cc ?? []}
    ) as begun`
  if (!row) throw new Error('No answer.')
  return row.begun
}

/** Begins one, and gives its id and the token by which the first whom it names stops further ones. */
export async function beginOne(mail: Mail) {
  const begun = await asServer((tx) => begin(tx, mail))
  if (begun.state !== 'begun') throw new Error(`It was ${begun.state}.`)
  return { id: begun.id, stop_token: begun.stops[0]?.token ?? '', link: begun.link }
}

export const endAs = (outcome: string, id: string) =>
  asServer((tx) => tx`select end_invoice_mail(${id}, ${outcome})`)

/**
 * Runs as the owner of the database: what waits for other tests' sellers is given up, in this transaction. Too much of it, as
 * after two minutes of their receipts, would keep the mails of this one waiting. Whoever notes mails queues first, as a run
 * does: two that note the same for each other's sellers would wait for one another.
 */
export async function hushOthers(tx: Tx, owner: string, day: string | null) {
  await tx`select private.queue_mails(), private.note_mails((${day}::text)::date)`
  await tx`
    update private.mail_jobs set state = 'failed' where user_id <> ${owner} and state = 'waiting'`
}
