import { type FontTables, tableOf, viewOf } from './sfnt.ts'

/** The payload that jsPDF hands to a plugin when it writes a font. */
export type PutFont = {
  font: { postScriptName: string; encoding: string; objectNumber: number; isAlreadyPutted: boolean }
  out: (line: string) => void
  newObject: () => number
  putStream: (stream: { data: string; addLength1: boolean; objectId: number }) => void
}

/** A font as a document embeds it: its glyphs from 1 on, each with its text and its width in thousandths of the font size. */
export type EmbeddedFont = {
  name: string
  tables: FontTables
  file: Uint8Array
  texts: string[]
  widths: (number | undefined)[]
  /** Width for characters that the font lacks. */
  missingWidth: number | undefined
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

/** Text as UTF-16 in hex digits. */
export function hexOf(text: string): string {
  let digits = ''
  for (let i = 0; i < text.length; i++) digits += hex(text.charCodeAt(i))
  return digits
}

function binaryString(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** Tells a reader which text each number stands for, so that it can be searched and copied. */
function toUnicode(texts: string[]): string {
  const lines = texts.map((text, index) => `<${hex(index + 1)}> <${hexOf(text)}>`)
  const blocks: string[] = []
  for (let i = 0; i < lines.length; i += 100) {
    const block = lines.slice(i, i + 100)
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar')
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

function descriptor(tables: FontTables): string {
  const head = viewOf(tableOf(tables, 'head'))
  const hhea = viewOf(tableOf(tables, 'hhea'))
  const os2 = viewOf(tableOf(tables, 'OS/2'))
  const scaled = (value: number) => Math.round((value * 1000) / head.getUint16(18))
  const box = [36, 38, 40, 42].map((at) => scaled(head.getInt16(at))).join(' ')
  const capHeight = scaled(os2.getInt16(88))
  // Flag 4: more than the Latin alphabet. Stem width from the weight, as other writers estimate it.
  const stem = Math.round(os2.getUint16(4) / 5)
  return (
    `/Flags 4 /ItalicAngle 0 /FontBBox [${box}] /StemV ${stem} /CapHeight ${capHeight} ` +
    `/Ascent ${scaled(hhea.getInt16(4))} /Descent ${scaled(hhea.getInt16(6))}`
  )
}

/** Writes a font with all that a reader asks of it into the document. */
export function putFont(of: EmbeddedFont, { font, out, newObject, putStream }: PutFont) {
  const { tables, file, texts, widths, missingWidth } = of
  const name = `/BAHIPD+${of.name}`
  const putData = (data: string) => {
    const objectId = newObject()
    putStream({ data, addLength1: true, objectId })
    out('endobj')
    return `${objectId} 0 R`
  }
  const putDictionary = (content: string) => {
    const objectId = newObject()
    out(`<< ${content} >>`)
    out('endobj')
    return objectId
  }
  const fileAt = putData(binaryString(file))
  const unicode = putData(toUnicode(texts))
  const description = putDictionary(
    `/Type /FontDescriptor /FontName ${name} /FontFile2 ${fileAt} ${descriptor(tables)}`,
  )
  const descendant = putDictionary(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${description} 0 R ` +
      `/CIDToGIDMap /Identity /DW ${missingWidth} /W [1 [${widths.join(' ')}]] ` +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
  )
  font.objectNumber = putDictionary(
    `/Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H ` +
      `/ToUnicode ${unicode} /DescendantFonts [${descendant} 0 R]`,
  )
  font.isAlreadyPutted = true
}

/** The number of a glyph in the text of a page. */
export const codeOf = hex
