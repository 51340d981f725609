import { expect, test } from 'vitest'
import { nextStep, setupSteps } from './setup.ts'

const all = { business: true, tax: true, payments: true, logo: true }

test('the set-up goes on with the first step that is open', () => {
  expect(setupSteps.map((step) => nextStep({ ...all, [step]: false }))).toEqual([...setupSteps])
  expect(nextStep({ ...all, tax: false, logo: false })).toBe('tax')
  expect(nextStep(all)).toBeNull()
})

test('after a step it goes on with the next open one, and ends with the last', () => {
  const open = { ...all, tax: false, logo: false }
  expect(nextStep(open, 'tax')).toBe('logo')
  expect(nextStep(open, 'logo')).toBeNull()
})
