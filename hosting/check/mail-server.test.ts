import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { startSmtp } from '../../tests/setup/stack/smtp.ts'
import { testCertificate } from '../../tests/setup/stack/test-certificate.ts'
import { readSettings } from '../settings.ts'
import { checkMailServer } from './mail-server.ts'

const login = {
  SMTP_USER: 'bahi',
  SMTP_PASSWORD: 'pass-of-mail',
  SMTP_FROM: 'no-reply@neel.studio',
}
let stop = async () => {}
afterEach(() => stop())

const check = (env: Record<string, string>) => checkMailServer(readSettings(env).settings, env)

test('a server that offers no encryption is not told the password', async () => {
  const server = await startSmtp({ answers: { STARTTLS: '502 no', AUTH: '235 you are in' } })
  stop = server.stop
  const env = { ...login, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port) }
  const [found] = await check(env)
  expect(found?.todo).toMatch(/^It cannot be used from here \(E\w+\)/)
})

test('a port where nobody listens is reported', async () => {
  const [found] = await check({ ...login, SMTP_HOST: '127.0.0.1', SMTP_PORT: '9' })
  expect(found?.what).toBe('the mail server 127.0.0.1:9 takes the login')
  expect(found?.todo).toContain('cannot be used from here (ESOCKET')
})

test.each([
  ['235 you are in', null],
  ['535 wrong', 'It refuses SMTP_USER with SMTP_PASSWORD.'],
])('over TLS a login that is answered "%s" is told as: %s', async (AUTH, todo) => {
  const trusted = getCACertificates()
  setDefaultCACertificates([testCertificate.authority])
  const server = await startSmtp({
    tls: { key: testCertificate.key, cert: testCertificate.cert, from: 'starttls' },
    answers: { EHLO: '250-test\r\n250 AUTH PLAIN', AUTH },
  })
  stop = async () => {
    setDefaultCACertificates(trusted)
    await server.stop()
  }
  const at = { SMTP_HOST: 'localhost', SMTP_PORT: String(server.port) }
  expect(await check({ ...login, ...at })).toEqual([
    { what: `the mail server localhost:${server.port} takes the login`, todo },
  ])
})
