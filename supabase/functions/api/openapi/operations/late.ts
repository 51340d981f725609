import { interestQuery, lateAnswer } from '#api/http/shapes/late.ts'
import type { PlainDate } from '#domain/dates.ts'
import { acceptanceSchema } from '#domain/law/late-payment.ts'
import { messages } from '#languages/en/messages/index.ts'
import type { TypicalOperation } from './operation.ts'

const known = {
  ...{ acceptedOn: '2026-08-01', agreedDays: 30, state: 'known', lastDay: '2026-08-31' },
  ...{ asOf: '2026-09-15', open: 100000, interest: 678.08 },
  rests: [{ from: '2026-09-01', to: '2026-09-15', rates: [16.5], interest: 678.08 }],
}

/** Late payment under the MSMED Act 2006. */
export const latePayments = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'put',
    path: '/invoice/{id}/acceptance',
    summary:
      'Note when the buyer accepted what was supplied, and the days to pay only if both sides agreed on them in writing; what is left out is taken out. The law counts the last day to pay from acceptance (MSMED Act, s. 15).',
    body: {
      schema: acceptanceSchema(today),
      example: { acceptedOn: '2026-08-01', agreedDays: 30 },
    },
    message: messages.acceptanceNoted,
    data: { schema: lateAnswer, example: known },
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/invoice/{id}/interest',
    summary:
      'What the law adds to a late payment as of today: the last day to pay, and the interest at three times the Bank Rate with monthly rests (MSMED Act, s. 16). `state` says why there are no amounts: only micro and small enterprises that do not trade have them, and only once acceptance is known. `format=pdf` is the interest statement.',
    query: interestQuery,
    data: { schema: lateAnswer, example: known },
    refusals: [404, 409, 422],
  },
]
