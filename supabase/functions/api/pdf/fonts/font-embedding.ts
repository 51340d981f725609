import type { jsPDF } from 'jspdf'
import { codeOf, type PutFont, putFont } from './put-font.ts'
import { subsetFont } from './subset.ts'
import { type Typeface, textWidth } from './typefaces.ts'

/** The payloads that jsPDF hands to a plugin with these two events. */
type AddFont = { font: { postScriptName: string; metadata: object } }
type ProcessText = {
  text: (string | [string, number, number])[]
  mutex: {
    activeFontKey: string
    fonts: Record<string, { postScriptName: string }>
    isHex: boolean
  }
}

/** How a document uses a font: it notes what is printed in it, and embeds that alone. */
export type Usage = {
  /** Width in points of a text without line breaks. */
  widthOf: (text: string, size: number) => number
  /** The numbers of the glyphs of a text, each four hex digits. */
  encode: (text: string) => string
  put: (payload: PutFont) => void
}

/** Counts the characters used from a font that has one glyph for each. */
export function typefaceUsage(typeface: Typeface): Usage {
  /** The characters printed, each with its number from 1 on. */
  const codes = new Map<number, string>()
  return {
    widthOf: (text, size) => textWidth(typeface, text, size),
    encode: (text) => {
      let encoded = ''
      for (let i = 0; i < text.length; i++) {
        const unit = text.charCodeAt(i)
        let code = typeface.glyphs[unit] ? codes.get(unit) : codeOf(0)
        if (code === undefined) {
          code = codeOf(codes.size + 1)
          codes.set(unit, code)
        }
        encoded += code
      }
      return encoded
    },
    put: (payload) => {
      const units = [...codes.keys()]
      const glyphs = units.map((unit) => typeface.glyphs[unit] ?? 0)
      const { name, tables, widths } = typeface
      putFont(
        {
          ...{ name, tables, file: subsetFont(typeface, [0, ...glyphs]) },
          texts: units.map((unit) => String.fromCharCode(unit)),
          widths: units.map((unit) => widths[unit]),
          missingWidth: widths[0],
        },
        payload,
      )
    },
  }
}

/** A font of a document: how `setFont` calls it, and its use. */
export type DocumentFont = { name: string; family: string; weight: string; usage: Usage }

/**
 * Takes over how a jsPDF document holds fonts. On its own jsPDF parses them anew for every document, embeds
 * tables of glyphs nobody used, reorders each text for right-to-left scripts and drops what a font lacks.
 */
export function embedFonts(doc: jsPDF, fonts: DocumentFont[]) {
  const { events } = doc.internal
  const topics = events.getTopics()
  for (const topic of ['addFont', 'preProcessText', 'postProcessText']) {
    for (const token of Object.keys(topics[topic] ?? {})) events.unsubscribe(token)
  }
  const usages = new Map(fonts.map(({ name, usage }) => [name, usage]))
  const usageOf = (font: { postScriptName: string } | undefined) =>
    usages.get(font?.postScriptName ?? '')

  events.subscribe('addFont', ({ font }: AddFont) => {
    const usage = usageOf(font)
    if (usage) font.metadata = { widthOfString: usage.widthOf }
  })
  events.subscribe('postProcessText', (payload: ProcessText) => {
    const { fonts, activeFontKey } = payload.mutex
    const usage = usageOf(fonts[activeFontKey])
    if (!usage) return
    payload.text = payload.text.map((line) =>
      typeof line === 'string' ? usage.encode(line) : [usage.encode(line[0]), line[1], line[2]],
    )
    payload.mutex.isHex = true
  })
  events.subscribe('putFont', (payload: PutFont) => usageOf(payload.font)?.put(payload))
  for (const { name, family, weight } of fonts) doc.addFont(name, family, weight)

  // Asked for each cell of a table; jsPDF's own answers walk all fonts, and shape Arabic letters.
  const fontList: Record<string, string[]> = {}
  for (const { family, weight } of fonts) fontList[family] = [...(fontList[family] ?? []), weight]
  doc.getFontList = () => fontList
  doc.getStringUnitWidth = (text) => usageOf(doc.getFont())?.widthOf(text, 1) ?? 0
}
