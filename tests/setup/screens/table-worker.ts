import { readTables } from '#src/lib/table-file/read-tables.ts'
import { TableFileRefused } from '#src/lib/table-file/table-file.ts'

/** Stands where a browser has workers, and reads files in the test's own thread. */
export class TableWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((error: unknown) => void) | null = null

  postMessage(bytes: ArrayBuffer) {
    readTables(new Uint8Array(bytes)).then(
      (sheets) => this.onmessage?.({ data: { sheets } }),
      (error) =>
        this.onmessage?.({ data: { code: error instanceof TableFileRefused ? error.code : '' } }),
    )
  }

  terminate() {
    this.onmessage = null
  }
}
