import { saveFile } from '#src/lib/files/save-file.ts'

/** Lets the browser draw and hear keys between two pieces. */
const rest = () => new Promise((resolve) => setTimeout(resolve))

/** Saves a file that is written in pieces, without stopping the page. */
export async function saveXml(pieces: Iterable<string>, name: string): Promise<void> {
  const written: string[] = []
  for (const piece of pieces) {
    written.push(piece)
    await rest()
  }
  saveFile(new Blob(written, { type: 'application/xml' }), name)
}
