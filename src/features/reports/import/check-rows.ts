import type { ReadRows, readRows } from '#domain/import/read-rows.ts'
import { spokenWords } from '#src/language/spoken.ts'
import type { RowsToRead } from './rows-worker.ts'

/** What `readRows` says of a file, in a worker: the page takes clicks meanwhile, whatever ten thousand rows take. */
export async function checkRows(...args: Parameters<typeof readRows>): Promise<ReadRows> {
  const worker = new Worker(new URL('./rows-worker.ts', import.meta.url), { type: 'module' })
  const toRead: RowsToRead = { language: spokenWords()?.code ?? 'en', args }
  try {
    return await new Promise<ReadRows>((resolve, reject) => {
      worker.onerror = reject
      worker.onmessage = ({ data }: MessageEvent<ReadRows>) => resolve(data)
      worker.postMessage(toRead)
    })
  } finally {
    worker.terminate()
  }
}
