import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { answerReader, secondsOf } from './answer.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Reads an answer that comes in these parts. */
function read(...parts: (string | Uint8Array)[]) {
  const reader = answerReader()
  const said = parts.map((part) => reader.add(typeof part === 'string' ? bytesOf(part) : part))
  return { said: said.at(-1), answer: reader.answer(0) }
}

test('an answer is read by its length, its chunks or its end', () => {
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nyes')).toEqual({
    ...{ said: 'whole', answer: { status: 200, retryAfter: null, text: 'yes' } },
  })
  expect(read('HTTP/1.1 202\r\n\r\nmore')).toMatchObject({ said: 'more', answer: { text: 'more' } })
  expect(
    read(
      'HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\n\r\n3;x=y\r\nabc\r\n2\r\nde\r\n0\r\n\r\n',
    ),
  ).toMatchObject({ answer: { status: 500, text: 'abcde' } })
  expect(read('HTTP/1.1 204 No Content\r\n\r\n').said).toBe('whole')
  expect(read('HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 410 Gone\r\n\r\n').answer?.status).toBe(
    410,
  )
  expect(read('HTTP/1.1 200 OK\r\nA: b')).toEqual({ said: 'more', answer: null })
})

test('it is the same in whatever parts it comes', () => {
  const text = 'HTTP/1.1 429 Slow\r\nRetry-After: 7\r\nContent-Length: 3\r\n\r\nnow'
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 9 }), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), text.length]
      const parts = at.slice(1).map((end, part) => text.slice(at[part], end))
      expect(read(...parts)).toEqual(read(text))
    }),
  )
})

test('of its text a kilobyte is kept, in whole letters and without NUL', () => {
  const long = read(`HTTP/1.1 200 OK\r\n\r\n\0${'क'.repeat(2_000)}`).answer?.text ?? ''
  expect([long.length, bytesOf(long).length]).toEqual([341, 1_023])
  expect(long).toBe('क'.repeat(341))
})

test('whatever comes is read without a fault, and what cannot become an answer is known', () => {
  const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 9_000 }), (bytes) => {
      read(bytes)
      const { answer } = read(head, bytes)
      expect(answer?.status).toBe(200)
      expect(bytesOf(answer?.text ?? '').length).toBeLessThanOrEqual(1_024)
    }),
  )
  const ahead = 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(400)
  for (const text of [
    'SSH-2.0-x',
    'HTTX',
    '<html>',
    `HTTP/1.1 200 OK\r\n${'x'.repeat(9_000)}`,
    ahead,
  ])
    expect([text.slice(0, 9), read(text)]).toEqual([
      text.slice(0, 9),
      { said: 'none', answer: null },
    ])
  expect(read('HTT').said).toBe('more')
})

test('byte by byte an answer takes no more time than at once, by far', () => {
  const begins = [
    `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(1_400)}`,
    `HTTP/1.x\r\n${'\r\n'.repeat(4_000)}`,
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(1_400)}`,
  ]
  const before = performance.now()
  for (const text of begins) read(...Array.from(bytesOf(text), (byte) => Uint8Array.of(byte)))
  expect(performance.now() - before).toBeLessThan(500)
})

test('a receiver asks for a pause in seconds or until a moment', () => {
  expect(secondsOf('120', 0)).toBe(120)
  expect(secondsOf('Fri, 27 Nov 2026 10:01:00 GMT', Date.parse('2026-11-27T10:00:00Z'))).toBe(60)
  expect(secondsOf('Fri, 27 Nov 2026 09:00:00 GMT', Date.parse('2026-11-27T10:00:00Z'))).toBe(0)
  expect([secondsOf('soon', 0), secondsOf(undefined, 0)]).toEqual([null, null])
})
