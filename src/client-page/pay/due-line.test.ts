import { expect, test } from 'vitest'
import { dueLine } from './due-line.ts'

test.each([
  ['2026-12-21', 'Due by Dec 21, 2026'],
  ['2026-11-22', 'Due by Nov 22, 2026'],
  ['2026-11-21', 'Due today, Nov 21, 2026'],
  ['2026-11-20', 'Overdue by 1 day · due Nov 20, 2026'],
  ['2025-11-21', 'Overdue by 365 days · due Nov 21, 2025'],
])('an invoice due on %s says on Nov 21, 2026: %s', (due, text) =>
  expect(dueLine(due, '2026-11-21')).toBe(text),
)
