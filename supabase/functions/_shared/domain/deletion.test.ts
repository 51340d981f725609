import { expect, test } from 'vitest'
import { deletionOf, reachTexts } from './deletion.ts'

const none = { sharedAt: null, viewedAt: null, mailedAt: null, claimedMinor: null }
const nothing = { minor: 0, rupeesMinor: 0 }

test('an invoice that never left is deleted at once, another one after a question, one with money on it never', () => {
  const reach = { ...none, sharedAt: '2026-11-20T10:00:00.000Z' }
  const some = { minor: 1, rupeesMinor: 1 }
  expect(deletionOf({ settled: nothing, reach: null })).toBe('free')
  expect(deletionOf({ settled: nothing, reach })).toBe('asked')
  expect(deletionOf({ settled: some, reach: null })).toBe('refused')
  expect(deletionOf({ settled: some, reach })).toBe('refused')
})

test('what a client knows is said by the days in India', () => {
  const invoice = { clientEmail: 'billing@kaveri.example', currency: 'INR' as const }
  expect(reachTexts({ ...invoice, reach: null })).toEqual([])
  const reach = {
    sharedAt: '2026-11-20T20:00:00.000Z',
    mailedAt: '2026-11-21T10:00:00.000Z',
    viewedAt: '2026-11-22T10:00:00.000Z',
    claimedMinor: 12_345_650,
  }
  expect(reachTexts({ ...invoice, reach })).toEqual([
    'You shared it on Nov 21, 2026.',
    'It was mailed to billing@kaveri.example on Nov 21, 2026.',
    'The client opened it, last on Nov 22, 2026.',
    'The client says they paid ₹1,23,456.50; that waits for your answer.',
  ])
  expect(reachTexts({ ...invoice, reach: { ...none, mailedAt: reach.mailedAt } })).toHaveLength(1)
})
