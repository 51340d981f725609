import { readRows } from '#domain/import/read-rows.ts'

export type RowsToRead = Parameters<typeof readRows>

// One worker reads one file; the caller ends it.
addEventListener('message', ({ data }: MessageEvent<RowsToRead>) => {
  postMessage(readRows(...data))
})
