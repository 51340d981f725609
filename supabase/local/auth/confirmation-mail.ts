import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { EmailDriver } from '@supabase/lite'
import type pg from 'pg'
import type { AuthUser } from './users.ts'

export type ConfirmationMail = (user: AuthUser) => Promise<void>

type MailOptions = {
  pool: pg.Pool
  mail: EmailDriver
  siteUrl: string
  codeLength: number
  template: { subject: string; content_path: string }
}

/** Gives an unconfirmed user a new code, which replaces the former one; the password stays. */
export function confirmationMail({
  pool,
  mail,
  siteUrl,
  codeLength,
  template,
}: MailOptions): ConfirmationMail {
  return async (user) => {
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
    // The form in which lite keeps a code and looks it up again.
    const hash = createHash('sha256')
      .update(user.email + code)
      .digest('hex')
    await pool.query(
      `update auth.users
       set confirmation_token = $1, confirmation_sent_at = now(), updated_at = now()
       where id = $2`,
      [hash, user.id],
    )
    const values: Record<string, string> = {
      Token: code,
      TokenHash: hash,
      SiteURL: siteUrl,
      Email: user.email,
    }
    const html = await readFile(template.content_path, 'utf8')
    await mail.send({
      to: user.email,
      subject: template.subject,
      html: html.replace(/\{\{ \.(\w+) \}\}/g, (_, name: string) => values[name] ?? ''),
    })
  }
}
