import { afterEach, expect, test, vi } from 'vitest'
import { readTableFile } from './read-table-file.ts'
import { tableLimits } from './table-file.ts'

/** Stands where a browser has workers; `answer` is what this one says, if anything. */
function workerThat(answer: unknown) {
  const ended = vi.fn()
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null
      terminate = ended
      postMessage() {
        if (answer !== undefined) queueMicrotask(() => this.onmessage?.({ data: answer }))
      }
    },
  )
  return ended
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new File(['a,b'], 'a.csv')

test('the worker reads, and is ended whether it could or not', async () => {
  const sheets = [{ name: '', rows: [['a', 'b']] }]
  const ended = workerThat({ sheets })
  expect(await readTableFile(file)).toEqual({ sheets })
  expect(ended).toHaveBeenCalledOnce()
  const endedToo = workerThat({ code: 'old_xls' })
  await expect(readTableFile(file)).rejects.toThrow('tableFileOldXls')
  expect(endedToo).toHaveBeenCalledOnce()
})

test('a worker that never answers is ended after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ended = workerThat(undefined)
  const reading = expect(readTableFile(file)).rejects.toThrow('tableFileTooSlow')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(tableLimits.seconds * 1000)
  await reading
  expect(ended).toHaveBeenCalledOnce()
})
