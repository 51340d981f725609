import { expect, test } from 'vitest'
import { history } from '#languages/en/messages/history.ts'
import { deletionOf, eventText, reachTexts } from './history.ts'

const event = {
  id: 1,
  at: '2026-11-21T10:35:00Z',
  amountMinor: 0,
  tdsMinor: 0,
  reason: null,
  recipient: null,
  missed: null,
  by: null,
  number: null,
  actor: null,
  restored: false,
}

test.each([
  ['created', 'Created'],
  ['deleted', 'Deleted'],
  ['restored', 'Restored'],
  ['shared', 'Link created'],
  ['link_renewed', 'New link created, old link stopped'],
  ['marked_sent', 'Marked as sent'],
  ['link_revoked', 'Sharing stopped'],
  ['payment_claimed', 'Client reported ₹100.00'],
  ['payment_recorded', 'Payment of ₹100.00 recorded'],
  ['payment_confirmed', 'Payment of ₹100.00 confirmed'],
  ['payment_declined', 'Report of ₹100.00 declined'],
  ['payment_undone', 'Payment of ₹100.00 undone'],
  ['reminded', 'Reminded'],
  ['reminder_failed', 'Reminder could not be sent yet'],
  ['reminder_given_up', 'Reminder could not be sent and will not be tried again'],
  ['reminder_unsure', 'Reminder may not have arrived and will not be sent again'],
  ['reminder_stopped', 'Reminder not sent: your client asked for no more emails'],
  ['receipt_failed', 'Receipt could not be sent yet'],
  ['receipt_given_up', 'Receipt could not be sent and will not be tried again'],
  ['receipt_unsure', 'Receipt may not have arrived and will not be sent again'],
  ['receipt_stopped', 'Receipt not sent: your client asked for no more emails'],
  ['mail_bounced', 'Mail bounced'],
])('%s reads "%s"', (kind, text) => {
  expect(eventText(history, { ...event, kind, amountMinor: 10_000 }, 'INR')).toBe(text)
})

test('a payment tells the tax deducted, in the currency of the invoice', () => {
  const payment = { ...event, kind: 'payment_recorded', amountMinor: 9_000, tdsMinor: 1_000 }
  expect(eventText(history, payment, 'USD')).toBe('Payment of US$90.00 and US$10.00 TDS recorded')
  expect(eventText(history, { ...payment, amountMinor: 0 }, 'INR')).toBe(
    'Payment of ₹10.00 TDS recorded',
  )
})

test('an answer to an estimate tells whose it was', () => {
  const accepted = { ...event, kind: 'estimate_accepted', by: 'Meera Iyer' }
  expect(eventText(history, accepted, 'INR')).toBe('Accepted by Meera Iyer')
  expect(eventText(history, { ...event, kind: 'estimate_declined' }, 'INR')).toBe(
    'Marked as declined',
  )
})

test('an estimate tells which invoice it became', () => {
  const converted = { ...event, kind: 'estimate_converted', number: 'INV/26-27/0007' }
  expect(eventText(history, converted, 'INR')).toBe('Became INV/26-27/0007')
})

test('credit notes, refunds and giving up tell their numbers and amounts', () => {
  const credited = { ...event, kind: 'credited', number: 'CN/26-27/0001', amountMinor: 118_000 }
  expect(eventText(history, credited, 'INR')).toBe('Credit note CN/26-27/0001 of ₹1,180.00 issued')
  expect(eventText(history, { ...credited, kind: 'credit_cancelled' }, 'INR')).toBe(
    'Credit note CN/26-27/0001 deleted',
  )
  expect(eventText(history, { ...event, kind: 'refund_undone', amountMinor: 100 }, 'INR')).toBe(
    'Refund of ₹1.00 undone',
  )
  expect(eventText(history, { ...event, kind: 'written_off', amountMinor: 100 }, 'INR')).toBe(
    '₹1.00 written off',
  )
})

test('the histories of a revision and its original name each other’s number', () => {
  const number = 'INV/26-27/0007'
  expect(eventText(history, { ...event, kind: 'created', number }, 'INR')).toBe(
    'Created in place of INV/26-27/0007',
  )
  expect(eventText(history, { ...event, kind: 'replaced', number }, 'INR')).toBe(
    'Replaced by INV/26-27/0007',
  )
})

test('a mail tells to whom it went', () => {
  const recipient = 'billing@kaveri.example'
  expect(eventText(history, { ...event, kind: 'sent', recipient }, 'INR')).toBe(
    'Sent to billing@kaveri.example',
  )
  expect(eventText(history, { ...event, kind: 'reminded', recipient }, 'INR')).toBe(
    'Reminder sent to billing@kaveri.example',
  )
  expect(eventText(history, { ...event, kind: 'mail_unsure', recipient }, 'INR')).toBe(
    'Email to billing@kaveri.example may not have arrived and will not be sent again automatically',
  )
  const missed = 'meera@kaveri.example'
  expect(eventText(history, { ...event, kind: 'sent', recipient, missed }, 'INR')).toBe(
    'Sent to billing@kaveri.example, but not to meera@kaveri.example',
  )
})

const none = {
  sharedAt: null,
  viewedAt: null,
  mailedAt: null,
  markedAt: null,
  claimedMinor: null,
  restored: false,
}
const nothing = { minor: 0, rupeesMinor: 0 }

test('an invoice that never left is deleted at once, another one after a question, one with money on it never', () => {
  const reach = { ...none, sharedAt: '2026-11-20T10:00:00.000Z' }
  const some = { minor: 1, rupeesMinor: 1 }
  expect(deletionOf({ settled: nothing, credited: nothing, reach: null })).toBe('free')
  expect(deletionOf({ settled: nothing, credited: nothing, reach })).toBe('asked')
  expect(deletionOf({ settled: some, credited: nothing, reach: null })).toBe('refused')
  expect(deletionOf({ settled: some, credited: nothing, reach })).toBe('refused')
  expect(deletionOf({ settled: nothing, credited: some, reach: null })).toBe('refused')
})

test('a client’s page shows days in India', () => {
  const invoice = { currency: 'INR' as const }
  expect(reachTexts(history, { ...invoice, reach: null })).toEqual([])
  const reach = {
    sharedAt: '2026-11-20T20:00:00.000Z',
    mailedAt: '2026-11-21T10:00:00.000Z',
    viewedAt: '2026-11-22T10:00:00.000Z',
    markedAt: '2026-11-19T20:00:00.000Z',
    claimedMinor: 12_345_650,
    restored: false,
  }
  expect(reachTexts(history, { ...invoice, reach })).toEqual([
    'You shared it on 21 Nov 2026.',
    'You emailed it on 21 Nov 2026.',
    'You marked it as sent on 20 Nov 2026.',
    'The client opened it, last on 22 Nov 2026.',
    'The client reported a payment of ₹1,23,456.50. Confirm or decline it first.',
  ])
  expect(
    reachTexts(history, { ...invoice, reach: { ...none, mailedAt: reach.mailedAt } }),
  ).toHaveLength(1)
  expect(
    reachTexts(history, {
      ...invoice,
      reach: { ...none, mailedAt: reach.mailedAt, restored: true },
    }).at(-1),
  ).toBe('Some of this comes from a restored file.')
})
