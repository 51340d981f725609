import type { PlainDate } from '#domain/dates.ts'
import { mailRequestSchema } from '#domain/mail/mail.ts'
import { stopRequestSchema } from '#domain/mail/mail-stops.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import * as examples from '../examples/sharing.ts'
import type { TypicalOperation } from './operation.ts'

export const mails: TypicalOperation[] = [
  {
    method: 'post',
    path: '/invoice/{id}/send',
    summary:
      'Mail the invoice, or a reminder of it, to its client, or to those in `to` and `cc` (six at most, lists or texts with commas), with PDF and link; words that are not given are ours. No link but the invoice’s and the seller’s website may stand in them. How many go: docs/api.md.',
    idempotent: true,
    body: { schema: mailRequestSchema, example: examples.newMail },
    message: messages.mailSent,
    data: { schema: answers.mail, example: examples.mail },
    refusals: [404, 409, 502, 503],
  },
  {
    method: 'get',
    path: '/mail/stop/{token}',
    summary:
      'Whether somebody who got a mail has stopped them; the token stands in the mail. A browser is led to the page that asks.',
    session: false,
    data: { schema: answers.mailStop, example: { sender: 'Neel Studio', stopped: 'none' } },
    refusals: [404, 503],
  },
  {
    method: 'post',
    path: '/mail/stop/{token}',
    summary:
      'Stop mails to whoever got this token: those of its sender, or those of all. Mail programs post "List-Unsubscribe=One-Click" as a form, which is the sender’s.',
    session: false,
    body: { schema: stopRequestSchema, example: { scope: 'sender' } },
    message: messages.mailsStopped,
    data: { schema: answers.mailStop, example: { sender: 'Neel Studio', stopped: 'sender' } },
    refusals: [404, 503],
  },
  {
    method: 'get',
    path: '/mail',
    summary: 'Whether mails can be sent here.',
    data: { schema: answers.mailState, example: { configured: true } },
  },
]

export const sharing = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'post',
    path: '/invoice/{id}/share',
    summary:
      'The link for the invoice’s client: the one that there is, or a new one. `url` is a path on the app’s origin.',
    data: { schema: answers.link, example: examples.link },
    refusals: [404],
  },
  {
    method: 'post',
    path: '/invoice/{id}/share/renew',
    summary: 'Make a new link; the old one is dead at once.',
    message: messages.linkRenewed,
    data: { schema: answers.link, example: examples.link },
    refusals: [404],
  },
  {
    method: 'delete',
    path: '/invoice/{id}/share',
    summary: 'Stop sharing: the link is dead. Harmless when there is none.',
    message: messages.linkRevoked,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/invoice/{id}/history',
    summary: 'What happened to an invoice, the latest first. Kinds may join.',
    data: { schema: answers.history, example: examples.history(today) },
    refusals: [404],
  },
]
