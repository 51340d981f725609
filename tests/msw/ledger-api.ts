import { HttpResponse } from 'msw'
import { creditNoteRow, creditSums, debitNoteRow } from '../factories/rows/credit-rows.ts'
import { itemRow } from '../factories/rows/invoice-rows.ts'
import { type PaymentRow, paymentId } from '../factories/rows/payment-rows.ts'
import { authUser } from './auth-user.ts'

export type LedgerCall =
  | 'GET /payment_records'
  | 'GET /invoice_links'
  | 'GET /invoice_events'
  | 'GET /comments'
  | 'POST /rpc/comment_on'
  | 'POST /rpc/remove_comment'
  | 'POST /rpc/record_payment'
  | 'POST /rpc/confirm_payment'
  | 'POST /rpc/decline_payment'
  | 'POST /rpc/undo_payment'
  | 'GET /receipt_records'
  | 'POST /rpc/advances_for'
  | 'POST /rpc/return_advance'
  | 'POST /rpc/decide_advance'
  | 'POST /rpc/record_receipt'
  | 'POST /rpc/apply_advance'
  | 'POST /rpc/undo_receipt'
  | 'POST /rpc/issue_voucher'
  | 'POST /rpc/refund_advance'
  | 'POST /rpc/share_invoice'
  | 'POST /rpc/renew_share'
  | 'POST /rpc/revoke_share'
  | 'POST /rpc/credit_is_late'
  | 'POST /rpc/creditable'
  | 'POST /rpc/preview_credit_note'
  | 'POST /rpc/issue_credit_note'
  | 'POST /rpc/preview_debit_note'
  | 'POST /rpc/issue_debit_note'
  | 'POST /rpc/refund_credit_note'
  | 'POST /rpc/correct_note'
  | 'POST /rpc/preview_corrected_note'
  | 'POST /rpc/set_shipping'
  | 'POST /rpc/late_payment'
  | 'POST /rpc/set_acceptance'
  | 'POST /rpc/write_off_invoice'
  | 'POST /rpc/undo_write_off'

export interface LedgerOptions {
  payments?: PaymentRow[]
  /** Payments of the client that no invoice has used yet. */
  advances?: object[]
  link?: object | null
  events?: object[]
  comments?: object[]
}

const done = () => new HttpResponse(null, { status: 204 })

/** Payments, link and history of the one invoice, as the Data API keeps them; new payments have the id 99. */
export function ledgerApi(options: LedgerOptions) {
  let payments = options.payments ?? []
  let advances = options.advances ?? []
  let link = options.link ?? null
  let comments = options.comments ?? []
  const newLink = (token: string) => {
    link = { token, views: 0, first_viewed_at: null, last_viewed_at: null, restored: false }
    return HttpResponse.json(token)
  }
  const change = (body: unknown, state: string) => {
    const {
      payment_id,
      reason = null,
      ...amounts
    } = body as {
      payment_id: string
      reason?: string
    }
    payments = payments.map((row) =>
      row.id === payment_id ? { ...row, ...amounts, state, reason } : row,
    )
    return done()
  }

  return {
    'GET /payment_records': () => HttpResponse.json(payments),
    'GET /invoice_links': () => HttpResponse.json(link === null ? [] : [link]),
    'GET /invoice_events': () => HttpResponse.json(options.events ?? []),
    'GET /comments': () => HttpResponse.json(comments),
    'POST /rpc/comment_on': ({ body }: { body: unknown }) => {
      const { text } = body as { text: string }
      const by = { by_id: authUser().id, by_name: null }
      comments = [...comments, { id: 'comment-99', text, at: '2026-11-21T12:00:00Z', ...by }]
      return HttpResponse.json('comment-99')
    },
    'POST /rpc/remove_comment': ({ body }: { body: unknown }) => {
      const { comment_id } = body as { comment_id: string }
      comments = comments.filter((one) => !('id' in one) || one.id !== comment_id)
      return done()
    },
    'POST /rpc/record_payment': ({ body }: { body: unknown }) => {
      const row = { id: paymentId(99), state: 'confirmed', reference: null, note: null }
      const sent = body as Pick<PaymentRow, 'amount_minor' | 'tds_minor' | 'paid_on' | 'method'>
      payments = [
        {
          ...row,
          from_client: false,
          receipt_id: null,
          from_advance: false,
          reason: null,
          created_at: '2026-11-21T12:00:00Z',
          restored: false,
          needs_amendment: false,
          ...sent,
        },
        ...payments,
      ]
      return HttpResponse.json(paymentId(99))
    },
    'POST /rpc/confirm_payment': ({ body }: { body: unknown }) => change(body, 'confirmed'),
    'POST /rpc/decline_payment': ({ body }: { body: unknown }) => change(body, 'declined'),
    'POST /rpc/undo_payment': ({ body }: { body: unknown }) => change(body, 'undone'),
    'GET /receipt_records': () => HttpResponse.json(advances),
    'POST /rpc/advances_for': () => HttpResponse.json(advances),
    'POST /rpc/issue_voucher': () => HttpResponse.json(null),
    'POST /rpc/refund_advance': () => HttpResponse.json(null),
    'POST /rpc/return_advance': done,
    'POST /rpc/decide_advance': done,
    'POST /rpc/record_receipt': () => HttpResponse.json(paymentId(98)),
    'POST /rpc/apply_advance': () => {
      advances = []
      return HttpResponse.json(paymentId(97))
    },
    'POST /rpc/undo_receipt': () => {
      advances = []
      return done()
    },
    'POST /rpc/share_invoice': () => newLink('token-of-the-link'),
    'POST /rpc/renew_share': () => newLink('another-token'),
    'POST /rpc/revoke_share': () => {
      link = null
      return done()
    },
    'POST /rpc/credit_is_late': () => HttpResponse.json(false),
    'POST /rpc/creditable': () =>
      HttpResponse.json({
        total_minor: 123_456_789,
        commercial: false,
        items: [{ id: itemRow().id, minor: 123_456_789, quantity: 2 }],
      }),
    'POST /rpc/preview_credit_note': () => HttpResponse.json(creditSums),
    'POST /rpc/issue_credit_note': () => HttpResponse.json(creditNoteRow()),
    'POST /rpc/preview_debit_note': () => HttpResponse.json(creditSums),
    'POST /rpc/issue_debit_note': () => HttpResponse.json(debitNoteRow()),
    'POST /rpc/correct_note': () => HttpResponse.json(creditNoteRow({ number: 'CN/26-27/0001-R' })),
    'POST /rpc/preview_corrected_note': () => HttpResponse.json(null),
    'POST /rpc/refund_credit_note': () => HttpResponse.json(paymentId(98)),
    'POST /rpc/write_off_invoice': done,
    'POST /rpc/set_shipping': done,
    'POST /rpc/late_payment': () => HttpResponse.json(null),
    'POST /rpc/set_acceptance': () => HttpResponse.json(null),
    'POST /rpc/undo_write_off': done,
  }
}
