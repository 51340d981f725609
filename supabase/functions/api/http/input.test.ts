import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BODY_LIMIT, calendarDay, fieldsOf, parse, readBody, requestKey } from './input.ts'

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

const json = { 'Content-Type': 'application/json' }
const post = (body: BodyInit | null, headers: Record<string, string> = json) =>
  readBody(new Request('http://api.test', { method: 'POST', body, headers }))

const streamOf = (chunks: number, size: number) => {
  let left = chunks
  return new ReadableStream<Uint8Array>({
    pull: (controller) =>
      left-- > 0 ? controller.enqueue(new Uint8Array(size).fill(32)) : controller.close(),
  })
}
const streamed = (chunks: number, size: number, headers: Record<string, string> = json) =>
  readBody(
    new Request('http://api.test', {
      method: 'POST',
      body: streamOf(chunks, size),
      headers,
      ...{ duplex: 'half' },
    }),
  )

test('a JSON body is read, and none at all counts as an object without fields', async () => {
  expect(await post('{"a":[1,"₹"]}')).toEqual({ a: [1, '₹'] })
  expect(await post(null, {})).toEqual({})
  const charset = { 'Content-Type': 'application/json; charset=utf-8' }
  expect(await post('[]', charset)).toEqual([])
})

test.each([
  ['half a value', '{"a":', json, 400, 'bad_json'],
  ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), json, 400, 'bad_json'],
  ['a form', 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'not_json'],
  ['plain text', '{}', { 'Content-Type': 'text/plain' }, 415, 'not_json'],
])('%s is refused', async (_, body, headers, status, code) => {
  await expect(post(body, headers)).rejects.toMatchObject({ status, code })
})

test('a body is refused past 256 KiB, and read up to there', async () => {
  const fitting = JSON.stringify('x'.repeat(BODY_LIMIT - 2))
  expect(await post(fitting)).toHaveLength(BODY_LIMIT - 2)
  await expect(post(`${fitting} `)).rejects.toMatchObject({ status: 413 })
})

test('the bytes are counted: a stream, or a Content-Length that lies, is refused as well', async () => {
  await expect(streamed(5, 64 * 1024)).rejects.toMatchObject({ status: 413 })
  const lie = { ...json, 'Content-Length': '10' }
  await expect(streamed(5, 64 * 1024, lie)).rejects.toMatchObject({ status: 413 })
})

test('an endless stream is not read to its end', async () => {
  await expect(streamed(Number.POSITIVE_INFINITY, 1024 * 1024)).rejects.toMatchObject({
    status: 413,
  })
})

test.each([
  // Midnight in India, as a date picker there sends it.
  ['1992-04-17T18:30:00.000Z', '1992-04-18'],
  ['1992-04-18T18:29:59.999Z', '1992-04-18'],
  ['1992-04-18T00:00+05:30', '1992-04-18'],
  ['1992-04-18', '1992-04-18'],
])('%s is the day %s in India', (value, day) => {
  expect(calendarDay(value)).toBe(day)
})

test.each([['1992-13-40T00:00:00Z'], ['tomorrow'], ['18/04/1992'], [''], [704246400000], [null]])(
  '%j is left to the schema as it is',
  (value) => {
    expect(calendarDay(value)).toBe(value)
  },
)

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
