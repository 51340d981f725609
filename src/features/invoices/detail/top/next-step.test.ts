import * as v from 'valibot'
import { expect, test } from 'vitest'
import { invoiceRow } from '#data/documents/rows.ts'
import { detailRow, invoiceId, sharedReach } from '#tests/factories/rows/invoice-rows.ts'
import { nextStepOf } from './next-step.ts'

const partly = { settled_minor: 100, balance_minor: 900 }
const original = {
  ...{ id: invoiceId(2), number: 'INV/26-27/0002' },
  ...{ issue_date: '2026-11-20', kind: 'invoice' },
}
/** The server makes the link of a replacement while it issues it. */
const withLink = { original, reach: sharedReach({ shared_at: '2026-11-20T10:00:00.2+00:00' }) }
const marked = { ...withLink.reach, marked_at: '2026-11-21T10:00:00Z' }
const cancelled = { status: 'CANCELLED', cancelled_at: '2026-11-22T10:00:00Z' }
const replaced = { replacement_id: invoiceId(2), replacement_number: 'INV/26-27/0002' }

test.each([
  ['sent to its client', {}, 'send'],
  ['sent, though the old link leads to it', withLink, 'send'],
  ['paid, once it was marked as sent', { ...withLink, reach: marked }, 'pay'],
  ['paid, where somebody shared it later', { original, reach: sharedReach() }, 'pay'],
  ['paid, once its client has it', { reach: sharedReach() }, 'pay'],
  ['paid by who is late with the rest', { status: 'OVERDUE', ...partly }, 'pay'],
  ['sent to who paid a part in time', { status: 'UNPAID', ...partly }, 'send'],
  ['checked where the client reports', { reach: sharedReach({ claimed_minor: 5 }) }, 'check'],
  ['given a receipt', { reach: sharedReach(), status: 'PAID' }, 'receipt'],
  ['given a receipt, though never sent', { status: 'PAID' }, 'receipt'],
  ['given back', { reach: sharedReach(), kind: 'credit_note', refundable_minor: 100 }, 'refund'],
  ['brought back', cancelled, 'restore'],
  ['left where another stands in its place', { ...cancelled, ...replaced }, null],
])('a document is next to be %s', (_, changes, step) => {
  expect(nextStepOf(v.parse(invoiceRow, detailRow(changes)), undefined)).toBe(step)
})
