import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate'

/** Where bytes go, in order; `write` waits until there is room for more. */
export interface ByteSink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
  /** Leaves nothing behind. */
  abort(): Promise<void>
}

/** A text on its way into a ZIP: packed as it comes, so that a tenth of it is held. */
function packing(name: string) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let failure: Error | null = null
  // Level 6 as everywhere.
  const packer = new ZipDeflate(name, { level: 6 })
  packer.ondata = (error, chunk) => {
    failure ??= error
    if (chunk) chunks.push(new Uint8Array(chunk))
  }
  return {
    push: (text: string) => packer.push(strToU8(text)),
    end() {
      packer.push(new Uint8Array(), true)
      if (failure) throw failure
      // Not the packer itself: the ZIP keeps its input to the end, and the packer's tables take 300 kB.
      const { size, crc, compression, flag } = packer
      const file: ZipInputFile = { filename: name, size, crc, compression, flag }
      return { file, chunks }
    },
  }
}

/**
 * A ZIP that is written while it is made: of its files only the one that is being added is held, and of those that grow
 * what they come to when they are packed. A ZIP of this kind has at most 65,535 files and 4 GB.
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
  const write = async ({ file, chunks }: ReturnType<ReturnType<typeof packing>['end']>) => {
    zip.add(file)
    for (const [at, chunk] of chunks.entries()) file.ondata?.(null, chunk, at === chunks.length - 1)
    await flush()
  }

  return {
    async add(name: string, content: string | Uint8Array) {
      if (typeof content === 'string') {
        const text = packing(name)
        text.push(content)
        await write(text.end())
        return
      }
      // A PDF and a picture are packed already.
      const file = new ZipPassThrough(name)
      zip.add(file)
      file.push(content, true)
      await flush()
    },
    /** A text that grows while other files are added. */
    grow(name: string) {
      const text = packing(name)
      return { push: text.push, end: () => write(text.end()) }
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
