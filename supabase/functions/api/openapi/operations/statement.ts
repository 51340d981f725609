import {
  sharingAnswer,
  statementLinkAnswer,
  statementMailAnswer,
} from '#api/http/shapes/statement.ts'
import { statementKeyQuery } from '#api/routes/requests.ts'
import { statementMailSchema } from '#domain/mail/mail.ts'
import { messages } from '#languages/en/messages/index.ts'
import type { TypicalOperation } from './operation.ts'

const token = 'Yw3sTq8LrA5nJ0vXkE2bMf7C'
const link = { url: `/s/${token}`, token }
const statement = { from: '2026-04-01', to: '2027-03-31', currency: 'INR' }
const to = 'billing@kaveri.example'
const subject = 'Statement of account from Neel Studio, Apr 1, 2026 to Mar 31, 2027'

/** A statement of account on its way to the client. */
export const statements: TypicalOperation[] = [
  {
    method: 'post',
    path: '/client/{id}/statement/share',
    summary:
      'The link to a client’s statement of these days, of one currency: the one that there is, or a new one. It shows the account as it stands when it is opened. `url` is a path on the app’s origin.',
    query: statementKeyQuery,
    data: { schema: statementLinkAnswer, example: link },
    refusals: [404, 409, 422],
  },
  {
    method: 'delete',
    path: '/client/{id}/statement/share',
    summary:
      'Withdraw the link to the statement of these days: it says so from then on. Harmless when there is none.',
    query: statementKeyQuery,
    message: messages.linkRevoked,
    refusals: [404, 409, 422],
  },
  {
    method: 'post',
    path: '/client/{id}/statement/send',
    summary:
      'Mail the statement of these days to the client, or to those in `to` and `cc` (six at most), with PDF and link; words that are not given are ours. Links, limits and keys are those of `/invoice/{id}/send`.',
    idempotent: true,
    query: statementKeyQuery,
    body: { schema: statementMailSchema, example: { to, subject: 'Your account with us' } },
    message: messages.mailSent,
    data: {
      schema: statementMailAnswer,
      example: { kind: 'statement', to, cc: [], missed: [], subject },
    },
    refusals: [404, 409, 422, 502, 503],
  },
  {
    method: 'get',
    path: '/client/{id}/statement/sharing',
    summary:
      'The links to a client’s statements that live, with how often they were opened, and what was mailed, the latest first, at most fifty of each. Of a mail that is `unsure` nobody knows whether it went out.',
    data: {
      schema: sharingAnswer,
      example: {
        links: [
          {
            ...{ ...statement, ...link, createdAt: '2026-11-23T04:30:00.000Z', views: 1 },
            ...{
              firstViewedAt: '2026-11-23T06:10:00.000Z',
              lastViewedAt: '2026-11-23T06:10:00.000Z',
            },
          },
        ],
        mails: [{ statement, at: '2026-11-23T04:31:00.000Z', state: 'sent', to: [to], missed: [] }],
      },
    },
    refusals: [404],
  },
]
