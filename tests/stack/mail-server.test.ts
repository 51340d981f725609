import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { type DenoPackage, denoEnv, denoRun, findDeno } from '../../supabase/local/web/deno.ts'
import { thorough } from '../setup/property.ts'
import { startSmtp } from '../setup/stack/smtp.ts'
import { testCertificate } from '../setup/stack/test-certificate.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The one of `npm run dev` comes before a release. */
const runtimes = thorough<DenoPackage[]>(['deno-hosted'], ['deno', 'deno-hosted'])

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

type At = { port: number; addresses: string[]; host?: string }

/** A mail by this Deno through a server with these addresses, in the order of trying; on 465 it is encrypted at once. */
async function sendBy(
  deno: DenoPackage,
  SMTP_PORT: string,
  { port, addresses, host = 'localhost' }: At,
) {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-mail-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const authority = join(folder, 'authority.pem')
  writeFileSync(authority, testCertificate.authority)
  await run(
    findDeno(deno),
    [
      ...[...denoRun(), '--quiet', '--allow-net', '--allow-env', '--allow-sys', '--allow-read'],
      ...[join(root, 'tests/setup/stack/send-one-mail.ts'), String(port), ...addresses],
    ],
    {
      cwd: join(root, 'supabase/functions/api'),
      timeout: 20_000,
      env: {
        ...denoEnv,
        DENO_CERT: authority,
        SUPABASE_URL: 'http://supabase.test',
        SUPABASE_ANON_KEY: 'x',
        APP_URL: 'https://bahi.example',
        SMTP_HOST: host,
        SMTP_PORT,
        SMTP_FROM: 'no-reply@bahi.example',
      },
    },
  )
}

const { key, cert } = testCertificate
const silent = '192.0.2.1'
const nobody = '127.0.0.2'

test.each(runtimes)(
  '%s hands a mail over with TLS from the start, though the first addresses of the server refuse or are silent',
  async (deno) => {
    const server = await startSmtp({ tls: { key, cert, from: 'start' } })
    cleanups.push(server.stop)
    const addresses = [nobody, silent, '127.0.0.1']
    await sendBy(deno, '465', { port: server.port, addresses })
    expect([server.mails.length, server.encrypted]).toEqual([1, [true]])
  },
)

test.each(runtimes)(
  '%s hands a mail over with STARTTLS, to the second address as well',
  async (deno) => {
    const server = await startSmtp({ tls: { key, cert, from: 'starttls' } })
    cleanups.push(server.stop)
    await sendBy(deno, '2525', { port: server.port, addresses: [nobody, '127.0.0.1'] })
    expect([server.mails.length, server.encrypted]).toEqual([1, [true]])
  },
)

test.each(runtimes)(
  '%s sends nothing to a server that has the certificate of another',
  async (deno) => {
    const server = await startSmtp({ tls: { key, cert, from: 'start' } })
    cleanups.push(server.stop)
    const at = { port: server.port, addresses: ['127.0.0.1'], host: 'mail.example' }
    await expect(sendBy(deno, '465', at)).rejects.toThrow('A mail was not sent: failed')
    expect(server.recipients).toEqual([])
  },
)
