import { inject } from 'vitest'
import { createApp } from '../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'
import type { MailRun } from '../../supabase/functions/api/mail/due.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { invoiceOver } from '../database/ledger.ts'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { startSmtp } from '../setup/stack/smtp.ts'

const { apiUrl, publishableKey } = inject('stack')

const everything = {
  remind_before_3: true,
  remind_due: true,
  remind_after_3: true,
  remind_after_7: true,
}

/**
 * Gives each caller a month that no other test has, since a run takes all due mails of everybody.
 */
let month = 0
export function aMonth() {
  month += 1
  return (day: number) => new Date(Date.UTC(2960 + month, 2, day)).toISOString().slice(0, 10)
}

/** An invoice of ₹1,500.50 whose seller has all reminders switched on, and whose client's address is its own. */
export async function remindable(due_date: string) {
  const seller = await makeSeller()
  await as(seller, (tx) => tx`update profiles set ${tx(everything)} where id = ${seller}`)
  const client_email = `${crypto.randomUUID()}@client.example`
  const invoice = await invoiceOver(seller, 150_050, { client_email, due_date })
  return { seller, invoice, to: client_email }
}

export type Answer = {
  status: number
  body: { code?: string; data: MailRun }
}

/** Runs until nothing is left to send: a run takes twenty, and what clients report in other tests is due as well. */
export async function toTheEnd(run: () => Promise<Answer>): Promise<Answer> {
  const total = { sent: 0, refused: 0, unreached: 0, failed: 0, unsure: 0 }
  for (;;) {
    const { status, body } = await run()
    if (status !== 200) return { status, body }
    const { sent, refused, unreached, failed, unsure } = body.data
    if (sent + refused + unreached + failed + unsure === 0) return { status, body: { data: total } }
    total.sent += sent
    total.refused += refused
    total.unreached += unreached
    total.failed += failed
    total.unsure += unsure
  }
}

/** The function's app on the real database and a mail server of the test's own; port 9 has none. */
export function appWith(smtpPort: number | null) {
  const app = createApp(
    readEnvironment({
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: localKeys.secret,
      ...(smtpPort !== null && {
        APP_URL: 'https://bahi.test',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(smtpPort),
        SMTP_FROM: 'no-reply@bahi.test',
      }),
    }),
  )
  return (day?: string) =>
    toTheEnd(async () => {
      const answer = await app.request('/api/schedule/run', {
        method: 'POST',
        headers: { apikey: localKeys.secret, 'Content-Type': 'application/json' },
        body: JSON.stringify({ day }),
      })
      return { status: answer.status, body: await answer.json() }
    })
}

/** Returns the events of the invoice's mails from its history. */
export async function told(invoice: string): Promise<string[]> {
  const rows = await sql<{ kind: string; step: string }[]>`
    select kind, detail ->> 'step' as step from invoice_events
    where invoice_id = ${invoice} and kind like 'remind%' order by id`
  return rows.map(({ kind, step }) => `${kind} ${step}`)
}

/** Ends the half hour after a refusal. */
export const waitIsOver = (invoice: string) =>
  sql`update private.mail_jobs set run_at = now() where ${invoice} = any (invoice_ids)`

/** A mail server of the test's own, and the mails that it took for an address. */
export async function smtp(answers: Record<string, string | null> = {}) {
  const server = await startSmtp({ answers })
  const mailsTo = (address: string) =>
    server.mails.filter((mail) => mail.split('\r\n\r\n')[0]?.includes(address))
  return { ...server, mailsTo }
}
