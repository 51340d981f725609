import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'
import { bad, type Finding, good } from './finding.ts'

/** The mail server as this machine reaches it: TLS, and the login. No mail is sent. */
export async function checkMailServer(
  { smtp, smtpPort }: Settings,
  { SMTP_HOST: host, SMTP_USER: user = '', SMTP_PASSWORD: pass = '' }: NodeJS.ProcessEnv,
): Promise<Finding[]> {
  if (!smtp || host === undefined) {
    return [bad('the mail server', 'There is none: set SMTP_… in .env and deploy again.')]
  }
  const what = `the mail server ${host}:${smtpPort} takes the login`
  const transport = createTransport({
    ...{ host, port: Number(smtpPort), secure: smtpPort === '465', requireTLS: true },
    auth: { user, pass },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 },
  })
  try {
    await transport.verify()
    return [good(what)]
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    return [
      bad(
        what,
        code === 'EAUTH'
          ? 'It refuses SMTP_USER with SMTP_PASSWORD.'
          : `It cannot be used from here (${code ?? 'unknown'}): are SMTP_HOST and SMTP_PORT right?`,
      ),
    ]
  } finally {
    transport.close()
  }
}
