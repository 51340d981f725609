import { expect, test } from 'vitest'
import { nextStep, setupSteps } from './setup.ts'

const all = { business: true, tax: true, payments: true }

test('the set-up goes on with the first step that is open', () => {
  expect(setupSteps.map((step) => nextStep({ ...all, [step]: false }))).toEqual([...setupSteps])
  expect(nextStep({ ...all, tax: false, payments: false })).toBe('tax')
  expect(nextStep(all)).toBeNull()
})

test('after a step it goes on with the next open one, and ends with the last', () => {
  const open = { ...all, tax: false, payments: false }
  expect(nextStep(open, 'tax')).toBe('payments')
  expect(nextStep(open, 'payments')).toBeNull()
})
