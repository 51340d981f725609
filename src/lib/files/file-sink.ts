import { saveFile } from './save-file.ts'
import type { ByteSink } from './zip-writer.ts'

interface FileHandle {
  createWritable(): Promise<{
    write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
    close(): Promise<void>
    abort(): Promise<void>
  }>
}

interface WithPicker {
  showSaveFilePicker(options: {
    suggestedName: string
    types: { description: string; accept: Record<string, string[]> }[]
  }): Promise<FileHandle>
}

const hasPicker = (browser: object): browser is WithPicker => 'showSaveFilePicker' in browser

/** Holds the bytes as blobs until they are saved: the browser may put those on its disk. */
function heldBytes(name: string, type: string): ByteSink {
  const worthABlob = 4_000_000
  let blobs: Blob[] = []
  let fresh: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const settle = () => {
    blobs.push(new Blob(fresh))
    fresh = []
    size = 0
  }
  return {
    async write(bytes) {
      fresh.push(bytes)
      size += bytes.length
      if (size > worthABlob) settle()
    },
    async close() {
      settle()
      saveFile(new Blob(blobs, { type }), name)
    },
    async abort() {
      blobs = []
      fresh = []
    },
  }
}

/**
 * A ZIP file on the person's disk, which grows as it is written, where the browser can do that; elsewhere it is saved
 * when it is closed. Called by a click, for it asks where to. Null: the person chose no place.
 */
export async function openZipFile(name: string): Promise<ByteSink | null> {
  if (!hasPicker(window)) return heldBytes(name, 'application/zip')
  try {
    const handle = await window.showSaveFilePicker({
      suggestedName: name,
      types: [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }],
    })
    return await handle.createWritable()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
