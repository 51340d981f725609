import { zlibSync } from 'fflate'
import type { Bytes } from '#domain/bytes.ts'

function bytesOf(text: string): Bytes {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** Bytes of an entry of a table of objects as jsPDF writes it, and as it is written here: kind, place, place within. */
const ENTRY = 20
const widths = [1, 4, 2] as const
const WIDTH = 7
/** Stands between the keys of a stream and its data. */
const STREAM = '\nstream\n'
const [IN_FILE, IN_STREAM] = [1, 2]

/** Each row of the table as what sets it apart from the one above, which packs to a tenth (predictor 12, as PNG's "Up"). */
function differences(table: Bytes): Bytes {
  const rows = new Uint8Array((table.length / WIDTH) * (WIDTH + 1))
  for (let at = 0, to = 0; at < table.length; at++) {
    if (at % WIDTH === 0) rows[to++] = 2
    rows[to++] = (table[at] ?? 0) - (table[at - WIDTH] ?? 0)
  }
  return rows
}

/**
 * The file with its streams packed, its other objects together in one of them, and its table of objects, too (PDF 1.5):
 * the tree of parts is thousands of short objects in a long document. Takes what jsPDF writes, a character for a byte.
 */
export function packed(text: string): Bytes {
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1])
  const [, size = '', entries = ''] =
    /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(tableAt)) ?? []
  const trailer = text.slice(text.indexOf('trailer', tableAt))
  const [root, info, id] = [/\/Root \d+ 0 R/, /\/Info \d+ 0 R/, /\/ID \[[^\]]*\]/].map(
    (key) => key.exec(trailer)?.[0] ?? '',
  )
  const count = Number(size)
  const chunks: Bytes[] = [bytesOf(`%PDF-1.5\n%\xba\xdf\xac\xe0\n`)]
  let length = chunks[0]?.length ?? 0
  const add = (chunk: Bytes) => {
    const at = length
    chunks.push(chunk)
    length += chunk.length
    return at
  }
  const table = new DataView(new ArrayBuffer((count + 2) * WIDTH))
  const enter = (number: number, kind: number, place: number, within: number) => {
    table.setUint8(number * WIDTH, kind)
    table.setUint32(number * WIDTH + 1, place)
    table.setUint16(number * WIDTH + 5, within)
  }
  const stream = (number: number, keys: string, data: Bytes) => {
    const content = zlibSync(data)
    const at = add(
      bytesOf(
        `${number} 0 obj\n<<${keys} /Filter /FlateDecode /Length ${content.length}>>\nstream\n`,
      ),
    )
    add(content)
    add(bytesOf('\nendstream\nendobj\n'))
    return at
  }
  const short: { number: number; body: string }[] = []
  for (let number = 1; number < count; number++) {
    const at = Number(entries.slice(number * ENTRY, number * ENTRY + 10))
    if (at === 0) continue
    const head = `${number} 0 obj\n`
    const endAt = text.indexOf('\nendobj', at)
    const body = text.slice(at + head.length, endAt)
    const keysEnd = body.indexOf(STREAM)
    if (keysEnd < 0) {
      short.push({ number, body })
      continue
    }
    const keys = body.slice(0, keysEnd)
    const [length = '', bytes] = /\/Length (\d+)/.exec(keys) ?? []
    const dataAt = at + head.length + keysEnd + STREAM.length
    const data = text.slice(dataAt, dataAt + Number(bytes))
    // Pictures come packed.
    const streamAt = keys.includes('/Filter')
      ? add(bytesOf(`${head}${keys}${STREAM}${data}\nendstream\nendobj\n`))
      : stream(number, keys.slice(2, -2).replace(length, '').trim(), bytesOf(data))
    enter(number, IN_FILE, streamAt, 0)
  }
  const [holder, index] = [count, count + 1]
  let place = 0
  const places = short.map(({ number, body }, within) => {
    enter(number, IN_STREAM, holder, within)
    const entry = `${number} ${place}`
    place += body.length + 1
    return entry
  })
  const heads = `${places.join(' ')} `
  const bodies = bytesOf(heads + short.map(({ body }) => body).join('\n'))
  const held = `/Type /ObjStm /N ${short.length} /First ${heads.length}`
  enter(holder, IN_FILE, stream(holder, held, bodies), 0)
  enter(index, IN_FILE, length, 0)
  const parameters = `/DecodeParms <</Predictor 12 /Columns ${WIDTH}>>`
  const keys = `/Type /XRef /Size ${count + 2} /W [${widths.join(' ')}] ${parameters} ${root} ${info} ${id}`
  const indexAt = stream(index, keys, differences(new Uint8Array(table.buffer)))
  add(bytesOf(`startxref\n${indexAt}\n%%EOF\n`))
  const file = new Uint8Array(length)
  let end = 0
  for (const chunk of chunks) {
    file.set(chunk, end)
    end += chunk.length
  }
  return file
}
