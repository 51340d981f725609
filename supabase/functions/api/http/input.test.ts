import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldsOf, parse } from './input.ts'

const schema = v.object({
  name: v.string('Name is required.'),
  phone: v.pipe(v.string('Phone is required.'), v.minLength(3, 'Phone is short.')),
  size: v.optional(v.number(), 1),
  rows: v.optional(v.array(v.object({ amount: v.number() })), []),
})

const refusal = (body: unknown, names = {}) => {
  try {
    return { output: parse(schema, body, names) }
  } catch (error) {
    return error
  }
}

test('every wrong field is named, and the first sentence is the message', () => {
  expect(refusal({ phone: '1', size: 'L', rows: [{ amount: 1 }, {}] })).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Name is required.',
    extras: {
      errors: {
        name: 'Name is required.',
        phone: 'Phone is short.',
        size: 'This value has the wrong form.',
        'rows.1.amount': 'This field is required.',
      },
    },
  })
})

test('a field is called what the request calls it', () => {
  expect(refusal({ name: 'A' }, { phone: 'number' })).toMatchObject({
    extras: { errors: { number: 'Phone is required.' } },
  })
})

test('unknown and inherited fields are left out', () => {
  const body = JSON.parse('{"name":"A","phone":"123","admin":true,"__proto__":{"size":9}}')
  expect(refusal(body)).toEqual({ output: { name: 'A', phone: '123', size: 1, rows: [] } })
  expect(fieldsOf(body, ['size', 'toString', 'name'])).toEqual({ name: 'A' })
})

test.each([[null], [[]], ['text'], [1], [undefined]])('%j is no body of fields', (body) => {
  expect(refusal(body)).toMatchObject({ status: 422, message: 'The body must be a JSON object.' })
})
