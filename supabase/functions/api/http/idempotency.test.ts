import { expect, test } from 'vitest'
import { requestKey } from './idempotency.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('any key becomes always the same UUID, another key another one', async () => {
  const first = await requestKey('order 4711 – ₹')
  expect(first).toMatch(uuid)
  expect(await requestKey('order 4711 – ₹')).toBe(first)
  expect(await requestKey('order 4712 – ₹')).not.toBe(first)
})

test('a UUID stays itself, in lower case', async () => {
  const key = '0F8FAD5B-D9CB-469F-A165-70867728950E'
  expect(await requestKey(key)).toBe(key.toLowerCase())
})

test('without a key every request is one of its own', async () => {
  const first = await requestKey(undefined)
  expect(first).toMatch(uuid)
  expect(await requestKey(undefined)).not.toBe(first)
})

test.each([[''], ['   '], ['x'.repeat(201)]])('the key "%s" is refused', async (key) => {
  await expect(requestKey(key)).rejects.toMatchObject({
    status: 422,
    extras: { errors: { 'Idempotency-Key': 'Idempotency-Key must have 1 to 200 characters.' } },
  })
})
