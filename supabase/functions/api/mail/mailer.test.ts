import { afterEach, expect, test } from 'vitest'
import { readEnvironment } from '#api/http/environment.ts'
import fc from '#tests/setup/property.ts'
import { headerOf, headersOf, partsOf, startSmtp } from '#tests/setup/stack/smtp.ts'
import { isOfRecipient, isOfServer, type Mail, MailError, mailerOf, outcomeOf } from './mailer.ts'

const mail: Mail = {
  to: 'billing@kaveri.example',
  replyTo: 'hello@neelstudio.example',
  fromName: 'Neel Studio',
  subject: 'Invoice INV/26-27/0001 from Neel Studio',
  text: 'Hello,\n₹1,234.50 is due.',
  html: '<p>Hello</p>',
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** `patience`, in ms, is short where the server falls silent, and long where a busy machine must not look so. */
async function server(
  behaviour: Parameters<typeof startSmtp>[0] = {},
  extra = {},
  patience = 2_000,
) {
  const smtp = await startSmtp(behaviour)
  stops.push(smtp.stop)
  return { smtp, send: mailerAt(smtp.port, extra, patience) }
}

function mailerAt(port: number, extra: Record<string, string>, patience: number) {
  const environment = readEnvironment({
    SUPABASE_URL: 'http://supabase.test',
    SUPABASE_ANON_KEY: 'x',
    APP_URL: 'https://bahi.example',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_FROM: 'no-reply@bahi.example',
    ...extra,
  })
  const send = mailerOf(environment, patience)
  if (send === null) throw new Error('No mailer.')
  return send
}

const kindOf = (work: Promise<void>) =>
  work.then(
    () => 'sent',
    (error: unknown) => (error instanceof MailError ? error.kind : error),
  )

test('a mail goes from the product in the seller’s name, answers go to the seller, and both parts and the PDF are in it', async () => {
  const { smtp, send } = await server()
  const content = new Uint8Array(100_000).fill(7)
  content.set(new TextEncoder().encode('%PDF-'))
  await send({ ...mail, attachment: { fileName: 'Invoice_1.pdf', content } })
  const [sent = ''] = smtp.mails
  expect(headerOf(sent, 'from')).toBe('Neel Studio via Bahi <no-reply@bahi.example>')
  expect(headerOf(sent, 'to')).toBe('billing@kaveri.example')
  expect(headerOf(sent, 'reply-to')).toBe('hello@neelstudio.example')
  expect(headerOf(sent, 'subject')).toBe(mail.subject)
  const parts = partsOf(sent)
  expect(parts['text/plain']?.replaceAll('\r\n', '\n')).toBe(mail.text)
  expect(parts['text/html']).toBe(mail.html)
  expect(Buffer.from(parts['application/pdf'] ?? '', 'latin1').equals(content)).toBe(true)
  expect(sent).toContain('filename=Invoice_1.pdf')
})

test('a mail to several names them all in its header, and goes to its own recipient alone', async () => {
  const { smtp, send } = await server()
  const named = { to: [mail.to, 'meera@kaveri.example'], cc: ['ca@books.example'] }
  await send({ ...mail, named })
  const [sent = ''] = smtp.mails
  expect(headerOf(sent, 'to')).toBe('billing@kaveri.example, meera@kaveri.example')
  expect(headerOf(sent, 'cc')).toBe('ca@books.example')
  expect(smtp.recipients).toEqual(['RCPT TO:<billing@kaveri.example>'])
  const hostile = { to: [mail.to], cc: ['x@y.example\r\nBcc: z@evil.example'] }
  expect(await kindOf(send({ ...mail, named: hostile }))).toBe('refused')
  expect(smtp.mails).toHaveLength(1)
})

test('a logo goes as a part of the HTML, which asks the network for nothing', async () => {
  const { smtp, send } = await server()
  const content = new Uint8Array([137, 80, 78, 71])
  await send({ ...mail, html: '<img src="cid:logo">', logo: { id: 'logo', content } })
  const [sent = ''] = smtp.mails
  const [, part = ''] =
    /multipart\/related[\s\S]*?(Content-Type: image\/png[\s\S]*)/.exec(sent) ?? []
  expect(part).toMatch(/^Content-Id: <logo>/im)
  expect(part).toMatch(/^Content-Disposition: inline/im)
  expect(Buffer.from(partsOf(sent)['image/png'] ?? '', 'latin1')).toEqual(Buffer.from(content))
})

// [mail-6]
test('whatever a name or a subject holds, the mail has its own headers and one recipient', async () => {
  const { smtp, send } = await server()
  await send(mail)
  const names = headersOf(smtp.mails[0] ?? '').map((line) => line.split(':')[0])
  const nasty = fc
    .array(
      fc.oneof(
        fc.constantFrom('\r\nBcc: x@evil.example', '\n\nbody', '\r', '\u2028', '\0', '"', '<', ','),
        fc.string({ unit: 'binary', maxLength: 12 }),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(nasty, nasty, async (fromName, subject) => {
      await send({ ...mail, fromName, subject })
      const sent = smtp.mails.at(-1) ?? ''
      // A blank subject has no line.
      const found = headersOf(sent).map((line) => line.split(':')[0])
      expect(names.filter((name) => name !== 'Subject' || found.includes(name))).toEqual(found)
      expect(headerOf(sent, 'from')).toMatch(/<no-reply@bahi\.example>$/)
      expect(headerOf(sent, 'to')).toBe(mail.to)
      expect(smtp.recipients.at(-1)).toBe('RCPT TO:<billing@kaveri.example>')
    }),
    { numRuns: 25 },
  )
  expect(new Set(smtp.recipients).size).toBe(1)
})

test('a name cannot turn the direction of what follows it', async () => {
  const { smtp, send } = await server()
  await send({ ...mail, fromName: 'Neel\u202e oidutS', subject: 'a\u2066b' })
  expect(headerOf(smtp.mails[0] ?? '', 'from')).toBe('Neel oidutS via Bahi <no-reply@bahi.example>')
  expect(headerOf(smtp.mails[0] ?? '', 'subject')).toBe('ab')
})

test.each([
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  'Kaveri <a@b.example>',
  'a@b.example>',
  'group: a@b.example;',
  'a b@c.example',
  '',
])('what is not one address gets no mail (%#)', async (to) => {
  const { smtp, send } = await server()
  expect(await kindOf(send({ ...mail, to }))).toBe('refused')
  expect(smtp.recipients).toEqual([])
})

test('an invalid address for answers is left out', async () => {
  const { smtp, send } = await server()
  await send({ ...mail, replyTo: 'a@b.example\r\nBcc: c@d.example' })
  await send({ ...mail, replyTo: null })
  for (const sent of smtp.mails) expect(headerOf(sent, 'reply-to')).toBe('')
  expect(smtp.mails).toHaveLength(2)
})

test.each([
  ['refused', { RCPT: '550 no such user' }],
  ['failed', { RCPT: '451 try later' }],
  ['failed', { MAIL: '550 not from you' }],
  ['failed', { END: '554 looks like spam' }],
  ['failed', { GREETING: '421 too busy' }],
])('%s is what becomes of a mail that the server answers so (%#)', async (kind, answers) => {
  const { send } = await server({ answers })
  expect(await kindOf(send(mail))).toBe(kind)
})

test.each([
  ['recipient', { RCPT: '550 no such user' }],
  ['recipient', { RCPT: '451 greylisted' }],
  ['server', { GREETING: '554 not you' }],
  ['server', { RCPT: '421 closing' }],
  ['server', { RCPT: '' }],
  ['server', { MAIL: '451 not now' }],
  ['server', { END: '' }],
  ['mail', { END: '452 no space' }],
  ['mail', { DATA: '554 looks like spam' }],
])('a server that answers so has something against the %s (%#)', async (whom, answers) => {
  const { send } = await server({ answers })
  const failure = await send(mail).catch((error: unknown) => error)
  const judged = isOfRecipient(failure) ? 'recipient' : isOfServer(failure) ? 'server' : 'mail'
  expect(judged).toBe(whom)
})

test.each([{ GREETING: null }, { EHLO: null }, { RCPT: null }, { END: null }])(
  'a server that falls silent is not waited for (%#)',
  async (answers) => {
    const { send } = await server({ answers }, {}, 300)
    expect(await kindOf(send(mail))).toBe('failed')
  },
)

test('a server that says a byte now and then is not waited for without end', async () => {
  const answers = { EHLO: `250 ${'x'.repeat(150)}` }
  const { send } = await server({ answers, pace: { byteMs: 15 } }, {}, 300)
  expect(await kindOf(send(mail))).toBe('failed')
})

test('a server that is not there is a failure, and no mail server is no mailer', async () => {
  const { smtp, send } = await server()
  await smtp.stop()
  stops.pop()
  expect(await kindOf(send(mail))).toBe('failed')
  const without = readEnvironment({ SUPABASE_URL: 'http://x.test', SUPABASE_ANON_KEY: 'x' })
  expect(mailerOf(without)).toBeNull()
})

test('a password is not sent to a server that offers no encryption', async () => {
  const { smtp, send } = await server({}, { SMTP_USER: 'bahi', SMTP_PASSWORD: 'secret' })
  expect(await kindOf(send(mail))).toBe('failed')
  expect(smtp.recipients).toEqual([])
})

test('the log of a failure has codes and no names', async () => {
  const { send } = await server({ answers: { RCPT: '550 no billing@kaveri.example here' } })
  const error: unknown = await send(mail).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'A mail was not sent: refused, EENVELOPE 550.' })
})

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

test('a mail to a refused recipient, or to an invalid address, is not tried again', () => {
  const unknown = Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 550 })
  expect(outcomeOf(new MailError('refused', unknown))).toBe('failed')
  expect(outcomeOf(new MailError('refused', new Error('Not one address.')))).toBe('failed')
})

test('an error that is no failure of mail has no mail code', () => {
  expect(outcomeOf(new TypeError('x'))).toBe('unsure')
})
