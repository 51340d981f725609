import { expect, test } from 'vitest'
import { outcomeOf } from './mail-outcome.ts'
import { MailError } from './mailer.ts'

const broken = (fields: object) => new MailError('failed', Object.assign(new Error('x'), fields))

test.each([
  ['no server listens', { code: 'ESOCKET', syscall: 'connect' }, 'refused'],
  ['its name is unknown', { code: 'EDNS' }, 'refused'],
  ['it does not answer the call', { code: 'ETIMEDOUT', timeoutType: 'CONNECTION' }, 'refused'],
  ['it does not know the password', { code: 'EAUTH', responseCode: 535 }, 'refused'],
  ['it cannot take the recipient now', { code: 'EENVELOPE', responseCode: 451 }, 'refused'],
  ['it closes with a word', { code: 'ECONNECTION', responseCode: 421 }, 'refused'],
  ['it closes without a word', { code: 'ECONNECTION' }, 'unsure'],
  ['it falls silent', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'unsure'],
  ['the line breaks', { code: 'ESOCKET', syscall: 'read' }, 'unsure'],
])('when %s, a mail may be sent again only if it cannot have arrived', (_, fields, outcome) => {
  expect(outcomeOf(broken(fields))).toBe(outcome)
})

test('to a recipient that the mail server does not take, or that is no address, no mail is tried again', () => {
  const unknown = Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 550 })
  expect(outcomeOf(new MailError('refused', unknown))).toBe('failed')
  expect(outcomeOf(new MailError('refused', new Error('Not one address.')))).toBe('failed')
})

test('of what is no failure of mail, nothing is known', () => {
  expect(outcomeOf(new TypeError('x'))).toBe('unsure')
})
