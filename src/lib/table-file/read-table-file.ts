import {
  isTableFileCode,
  type TableFile,
  TableFileRefused,
  type TableSheet,
  tableLimits,
} from './table-file.ts'

type Answer = { sheets: TableSheet[] } | { code: string }

/**
 * Reads a CSV, an Excel workbook (.xlsx) or a page that is called one, in a worker of its own: what a hostile file takes of
 * memory or time, the page does not feel. Nothing leaves the browser. Throws TableFileRefused.
 */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > tableLimits.bytes) throw new TableFileRefused('too_big')
  const bytes = await file.arrayBuffer().catch((cause) => {
    throw new TableFileRefused('unreadable', cause)
  })
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<TableFile>((resolve, reject) => {
      const refuse = (code: string, cause?: unknown) =>
        reject(new TableFileRefused(isTableFileCode(code) ? code : 'unreadable', cause))
      timer = setTimeout(() => refuse('too_slow'), tableLimits.seconds * 1000)
      worker.onerror = (cause) => refuse('unreadable', cause)
      worker.onmessage = ({ data }: MessageEvent<Answer>) =>
        'sheets' in data ? resolve({ sheets: data.sheets }) : refuse(data.code)
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
