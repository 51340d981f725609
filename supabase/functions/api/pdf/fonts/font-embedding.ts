import type { Pdf } from '#api/pdf/page.ts'
import { codeOf, type PutFont, putFont } from './put-font.ts'
import { subsetFont } from './subset.ts'
import type { Typeface } from './typefaces.ts'

/** The payload that jsPDF hands to a plugin with a text that it is about to write. */
type ProcessText = {
  text: (string | [string, number, number])[]
  mutex: {
    activeFontKey: string
    fonts: Record<string, { postScriptName: string }>
    isHex: boolean
  }
}

/** Records the text printed in a font, and embeds only that. */
export type Usage = {
  /** The numbers of the glyphs of a text, each four hex digits. */
  encode: (text: string) => string
  put: (payload: PutFont) => void
}

/** Counts the characters used from a font that has one glyph for each. */
export function typefaceUsage(typeface: Typeface): Usage {
  /** The characters printed, each with its number from 1 on. */
  const codes = new Map<number, string>()
  return {
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
 * Replaces jsPDF's handling of fonts, which would parse them again for every document, embed tables
 * of unused glyphs, reorder right-to-left text and drop missing characters.
 */
export function embedFonts(doc: Pdf, fonts: DocumentFont[]) {
  const { events } = doc.internal
  const topics = events.getTopics()
  for (const topic of ['addFont', 'preProcessText', 'postProcessText']) {
    for (const token of Object.keys(topics[topic] ?? {})) events.unsubscribe(token)
  }
  const usages = new Map(fonts.map(({ name, usage }) => [name, usage]))
  const usageOf = (font: { postScriptName: string } | undefined) =>
    usages.get(font?.postScriptName ?? '')

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
}
