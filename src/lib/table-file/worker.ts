import { readTables } from './read-tables.ts'
import { TableFileRefused } from './table-file.ts'

// One file, one worker: whoever started it ends it.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readTables(new Uint8Array(data)).then(
    (sheets) => postMessage({ sheets }),
    (error) => postMessage({ code: error instanceof TableFileRefused ? error.code : 'unreadable' }),
  )
})
