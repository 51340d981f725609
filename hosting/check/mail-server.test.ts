import { afterEach, expect, test } from 'vitest'
import { startSmtp } from '../../tests/setup/smtp.ts'
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

test('a port where nobody listens is told', async () => {
  const [found] = await check({ ...login, SMTP_HOST: '127.0.0.1', SMTP_PORT: '9' })
  expect(found?.what).toBe('the mail server 127.0.0.1:9 takes the login')
  expect(found?.todo).toContain('cannot be used from here (ESOCKET')
})
