import { mailRequestSchema } from '#domain/invoice-mail.ts'
import { messages } from '#domain/messages.ts'
import * as answers from './answers.ts'
import * as examples from './examples.ts'
import type { Operation } from './operation.ts'

export const mails: Operation[] = [
  {
    method: 'post',
    path: '/invoice/{id}/send',
    summary:
      'Mail the invoice, or a reminder of it, to its client, with PDF and link; words that are not given are ours. At most 30 mails an hour, 5 of them about one invoice.',
    session: true,
    idempotent: true,
    body: { schema: mailRequestSchema, example: examples.newMail },
    message: messages.mailSent,
    data: { schema: answers.mail, example: examples.mail },
    refusals: [404, 409, 502, 503],
  },
  {
    method: 'get',
    path: '/mail',
    summary: 'Whether mails can be sent here.',
    session: true,
    message: 'OK',
    data: { schema: answers.mailState, example: { configured: true } },
  },
]
