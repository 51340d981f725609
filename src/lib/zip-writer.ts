import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Where bytes go, in order; `write` waits until there is room for more. */
export interface ByteSink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
  /** Leaves nothing behind. */
  abort(): Promise<void>
}

/**
 * A ZIP that is written while it is made: of its files only the one that is being added is held. A ZIP of this kind has at most
 * 65,535 files and 4 GB.
 */
export function openZip(sink: ByteSink) {
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let broken: Error | null = null
  const zip = new Zip((error, chunk) => {
    broken ??= error
    if (chunk) waiting.push(new Uint8Array(chunk))
  })

  const flush = async () => {
    if (broken) throw broken
    const chunks = waiting
    waiting = []
    for (const chunk of chunks) await sink.write(chunk)
  }
  const open = (name: string, packed: boolean) => {
    // Level 6 as everywhere; a PDF and a picture are packed already.
    const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(file)
    return file
  }

  return {
    async add(name: string, content: string | Uint8Array) {
      const isText = typeof content === 'string'
      open(name, isText).push(isText ? strToU8(content) : content, true)
      await flush()
    },
    /** A text of many parts, of which one at a time is read. */
    async addParts(name: string, parts: readonly Blob[]) {
      const file = open(name, true)
      for (const part of parts) {
        file.push(new Uint8Array(await part.arrayBuffer()))
        await flush()
      }
      file.push(new Uint8Array(), true)
      await flush()
    },
    async close() {
      zip.end()
      await flush()
      await sink.close()
    },
    async abort() {
      zip.terminate()
      await sink.abort()
    },
  }
}
