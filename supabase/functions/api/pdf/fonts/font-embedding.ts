import type { jsPDF } from 'jspdf'
import { tableOf, viewOf } from './sfnt.ts'
import { subsetFont } from './subset.ts'
import { type Typeface, textWidth } from './typefaces.ts'

/** What jsPDF hands to a plugin of these three events. */
type AddFont = { font: { postScriptName: string; metadata: object } }
type ProcessText = {
  text: (string | [string, number, number])[]
  mutex: {
    activeFontKey: string
    fonts: Record<string, { postScriptName: string }>
    isHex: boolean
  }
}
type PutFont = {
  font: { postScriptName: string; encoding: string; objectNumber: number; isAlreadyPutted: boolean }
  out: (line: string) => void
  newObject: () => number
  putStream: (stream: { data: string; addLength1: boolean; objectId: number }) => void
}

/** The characters one document has printed in a typeface, each with its number from 1 on as four hex digits. */
type Usage = { typeface: Typeface; codes: Map<number, string> }

const hex = (value: number) => value.toString(16).padStart(4, '0')

function encode({ typeface, codes }: Usage, text: string): string {
  let encoded = ''
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    let code = typeface.glyphs[unit] ? codes.get(unit) : hex(0)
    if (code === undefined) {
      code = hex(codes.size + 1)
      codes.set(unit, code)
    }
    encoded += code
  }
  return encoded
}

function binaryString(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** Tells a reader which character each number stands for, so that text can be searched and copied. */
function toUnicode(codes: Map<number, string>): string {
  const lines = [...codes].map(([unit, code]) => `<${code}> <${hex(unit)}>`)
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

function descriptor({ tables }: Typeface): string {
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

function putUsage({ typeface, codes }: Usage, { font, out, newObject, putStream }: PutFont) {
  const units = [...codes.keys()]
  const name = `/BAHIPD+${typeface.name}`
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
  const glyphs = units.map((unit) => typeface.glyphs[unit] ?? 0)
  const file = putData(binaryString(subsetFont(typeface, [0, ...glyphs])))
  const unicode = putData(toUnicode(codes))
  const widths = units.map((unit) => typeface.widths[unit]).join(' ')
  const description = putDictionary(
    `/Type /FontDescriptor /FontName ${name} /FontFile2 ${file} ${descriptor(typeface)}`,
  )
  const descendant = putDictionary(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${description} 0 R ` +
      `/CIDToGIDMap /Identity /DW ${typeface.widths[0]} /W [1 [${widths}]] ` +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
  )
  font.objectNumber = putDictionary(
    `/Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H ` +
      `/ToUnicode ${unicode} /DescendantFonts [${descendant} 0 R]`,
  )
  font.isAlreadyPutted = true
}

/**
 * Takes over how a jsPDF document holds fonts. On its own jsPDF parses them anew for every document, embeds
 * tables of glyphs nobody used, reorders each text for right-to-left scripts and drops what a font lacks.
 */
export function embedFonts(doc: jsPDF, typefaces: Record<string, Typeface>) {
  const { events } = doc.internal
  const topics = events.getTopics()
  for (const topic of ['addFont', 'preProcessText', 'postProcessText']) {
    for (const token of Object.keys(topics[topic] ?? {})) events.unsubscribe(token)
  }
  const usages = new Map<string, Usage>()
  for (const typeface of Object.values(typefaces)) {
    usages.set(typeface.name, { typeface, codes: new Map() })
  }
  const usageOf = (font: { postScriptName: string } | undefined) =>
    usages.get(font?.postScriptName ?? '')

  events.subscribe('addFont', ({ font }: AddFont) => {
    const typeface = usageOf(font)?.typeface
    if (!typeface) return
    font.metadata = {
      widthOfString: (text: string, size: number) => textWidth(typeface, text, size),
    }
  })
  events.subscribe('postProcessText', (payload: ProcessText) => {
    const { fonts, activeFontKey } = payload.mutex
    const usage = usageOf(fonts[activeFontKey])
    if (!usage) return
    payload.text = payload.text.map((line) =>
      typeof line === 'string' ? encode(usage, line) : [encode(usage, line[0]), line[1], line[2]],
    )
    payload.mutex.isHex = true
  })
  events.subscribe('putFont', (payload: PutFont) => {
    const usage = usageOf(payload.font)
    if (usage) putUsage(usage, payload)
  })
  for (const [style, { name }] of Object.entries(typefaces)) doc.addFont(name, 'inter', style)

  // Asked for each cell of a table; jsPDF's own answers walk all fonts, and shape Arabic letters.
  const fontList = { inter: Object.keys(typefaces) }
  doc.getFontList = () => fontList
  doc.getStringUnitWidth = (text) => {
    const typeface = usageOf(doc.getFont())?.typeface
    return typeface ? textWidth(typeface, text, 1) : 0
  }
}
