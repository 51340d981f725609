import { invitedAnswer } from '#api/http/shapes/member.ts'
import { invitationSchema } from '#domain/people/members.ts'
import type { TypicalOperation } from './operation.ts'

export const members: TypicalOperation[] = [
  {
    method: 'post',
    path: '/members',
    summary:
      'Ask somebody to work for the caller’s business, as `partner` or `accountant`; the owner alone may, in a session with a fresh proof, and with no key. Asking the same address again makes another link, and ends the one before. `url` is a path on the app’s origin and works once, for seven days and for that address. `mailed` says whether it was mailed: not where the host has no mail server, where the address stopped mails, nor beyond the limits of mails to clients (docs/api.md).',
    body: {
      schema: invitationSchema,
      example: { email: 'ravi@books.example', role: 'accountant' },
    },
    status: 201,
    data: {
      schema: invitedAnswer,
      example: {
        id: '3f0e2f62-9f1d-4c39-8a0e-5b7d2c4f9a11',
        url: '/join/8Jp2mQx4TzVn0aWcYkRb7uHd5sLf3eGo1iNqPvXtMwA',
        mailed: true,
      },
    },
    refusals: [403, 409],
  },
]
