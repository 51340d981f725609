import { noAmendments } from './compose.ts'
import { gstr1File } from './file.ts'
import type { Gstr1 } from './rows.ts'

/** Bytes that the portal takes of one file, as the offline tool measures them: of the text as a JSON string once more. */
const MOST_BYTES = 4.7 * 1024 * 1024

const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length

/** The nth of so many parts: its share of the documents, and in the first all else. */
function partOf(made: Gstr1, at: number, parts: number): Gstr1 {
  const share = <Row>(rows: Row[]) =>
    rows.slice((at * rows.length) / parts, ((at + 1) * rows.length) / parts)
  const sums = {
    b2cs: [],
    nil: [],
    at: [],
    docs: [],
    hsnB2b: [],
    hsnB2c: [],
    txpd: [],
    amended: noAmendments(),
  }
  return {
    ...made,
    b2b: share(made.b2b),
    b2cl: share(made.b2cl),
    exp: share(made.exp),
    cdnr: share(made.cdnr),
    cdnur: share(made.cdnur),
    ...(at > 0 && sums),
  }
}

/** The texts of the files of a return: one, or as many as the portal's limit asks for. */
export function gstr1Texts(made: Gstr1, most = MOST_BYTES): string[] {
  const documents = [made.b2b, made.b2cl, made.exp, made.cdnr, made.cdnur]
  const longest = Math.max(1, ...documents.map((rows) => rows.length))
  for (let parts = 1; ; parts += 1) {
    const texts = Array.from({ length: parts }, (_, at) =>
      JSON.stringify(gstr1File(partOf(made, at, parts))),
    )
    if (parts >= longest || texts.every((text) => bytesOf(text) <= most)) return texts
  }
}
