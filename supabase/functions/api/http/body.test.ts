import { expect, test } from 'vitest'
import { BODY_LIMIT, readBody } from './body.ts'

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
