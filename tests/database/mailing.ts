import { asServer, type Tx } from '../setup/database.ts'

export type Mail = {
  sender: string
  invoice: string
  key?: string
  kind?: string
  subject?: string
  print?: string
  /** The host's limit of a day. */
  most?: number
}

type Begun = { state: 'begun'; id: string; stop_token: string } | { state: 'sent' | 'unsure' }

/** As the edge function begins a mail for somebody whom it has verified. */
export async function begin(tx: Tx, mail: Mail): Promise<Begun> {
  const [row] = await tx<{ begun: Begun }[]>`
    select begin_invoice_mail(
      sender => ${mail.sender},
      invoice_id => ${mail.invoice},
      request_key => ${mail.key ?? crypto.randomUUID()},
      kind => ${mail.kind ?? 'invoice'},
      subject => ${mail.subject ?? 'Invoice'},
      fingerprint => ${mail.print ?? 'print'},
      most_a_day => ${mail.most ?? 1_000_000}
    ) as begun`
  if (!row) throw new Error('No answer.')
  return row.begun
}

/** Begins one, and gives its id and the token that stops further ones. */
export async function beginOne(mail: Mail) {
  const begun = await asServer((tx) => begin(tx, mail))
  if (begun.state !== 'begun') throw new Error(`It was ${begun.state}.`)
  return begun
}

export const endAs = (outcome: string, id: string) =>
  asServer((tx) => tx`select end_invoice_mail(${id}, ${outcome})`)
