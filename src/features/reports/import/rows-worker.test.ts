import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#domain/messages/messages.ts'
import type { RowsToRead } from './rows-worker.ts'

afterEach(() => vi.unstubAllGlobals())

const read = vi.fn()
const listeners: ((event: { data: RowsToRead }) => Promise<void>)[] = []

test('what is wrong in a file is told in the language of the page', async () => {
  vi.stubGlobal('postMessage', read)
  vi.stubGlobal('addEventListener', (_: string, listen: (typeof listeners)[number]) =>
    listeners.push(listen),
  )
  await import('./rows-worker.ts')
  for (const language of ['hi', 'en'] as const) {
    const rows = [['Tapti Mills', 'none']]
    const days = { first: 2, today: '2026-11-23' }
    await listeners[0]?.({
      data: { language, args: ['clients', rows, { name: 0, email: 1 }, days] },
    })
  }
  const told = read.mock.calls.map(([{ faults }]) => faults[0].message)
  expect(told).toEqual(['सही ईमेल पता डालें।', messages.emailInvalid])
})
