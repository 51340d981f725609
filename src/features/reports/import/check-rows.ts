import type { ReadRows, readRows } from '#domain/import/read-rows.ts'
import type { RowsToRead } from './rows-worker.ts'

/**
 * Runs `readRows` in a worker, so that the page takes clicks even while ten thousand rows are read.
 */
export async function checkRows(...args: Parameters<typeof readRows>): Promise<ReadRows> {
  const worker = new Worker(new URL('./rows-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadRows>((resolve, reject) => {
      worker.onerror = reject
      worker.onmessage = ({ data }: MessageEvent<ReadRows>) => resolve(data)
      worker.postMessage(args satisfies RowsToRead)
    })
  } finally {
    worker.terminate()
  }
}
