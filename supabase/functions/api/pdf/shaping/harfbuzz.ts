import { inflateSync } from 'fflate'
import { type Bytes, fromBase64 } from '#domain/bytes.ts'
import { harfbuzzWasm } from './harfbuzz-wasm.ts'

/** A glyph placed by HarfBuzz, in font units; `cluster` is the position in the text where its characters begin. */
export type ShapedGlyph = { glyph: number; cluster: number; advance: number; x: number; y: number }

/** The setting of a text: the ISO 15924 tag of its script, a BCP 47 language, and its direction. */
export type Setting = { script: string; language: string; direction: 'ltr' | 'rtl' }

/** Shapes a text with one font; the glyphs come in visual order from left to right. */
export type Shape = (text: string, setting: Setting) => ShapedGlyph[]

/** A function of the module: it takes and returns addresses and numbers. */
type Call = (...args: number[]) => number
const called = [
  ...['malloc', 'free', 'hb_blob_create', 'hb_face_create', 'hb_font_create', 'hb_shape'],
  ...['hb_buffer_create', 'hb_buffer_clear_contents', 'hb_buffer_add_utf16'],
  ...['hb_buffer_set_direction', 'hb_buffer_set_script', 'hb_buffer_set_language'],
  ...['hb_buffer_get_length', 'hb_buffer_get_glyph_infos', 'hb_buffer_get_glyph_positions'],
  ...['hb_language_from_string', '__wasm_call_ctors'],
] as const

const directions = { ltr: 4, rtl: 5 }
const READ_ONLY = 1
const PAGE = 65_536
/** The bytes of HarfBuzz's record for a glyph, and of that for its position. */
const RECORD = 20

/** An instance of HarfBuzz for this process, which the first document that needs it waits for. */
export async function startHarfbuzz() {
  const { instance } = await WebAssembly.instantiate(inflateSync(fromBase64(harfbuzzWasm)), {
    env: {
      emscripten_resize_heap: (wanted: number) => {
        memory.grow(Math.ceil((wanted - memory.buffer.byteLength) / PAGE))
        return 1
      },
      _abort_js: () => {
        throw new Error('HarfBuzz gave up.')
      },
      _emscripten_runtime_keepalive_clear: () => undefined,
      _setitimer_js: () => 0,
    },
    wasi_snapshot_preview1: { proc_exit: () => undefined },
  })
  const { exports } = instance
  const memory = exports.memory as WebAssembly.Memory
  const call = Object.fromEntries(called.map((name) => [name, exports[name] as Call])) as Record<
    (typeof called)[number],
    Call
  >
  call.__wasm_call_ctors()

  const buffer = call.hb_buffer_create()
  /** Bytes in the module's memory, for as long as it lives. */
  const keep = (bytes: Uint8Array) => {
    const at = call.malloc(bytes.length)
    new Uint8Array(memory.buffer).set(bytes, at)
    return at
  }
  const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const tag = (text: string) => ascii(text).reduce((sum, byte) => (sum << 8) | byte, 0)
  const languages = new Map<string, number>()
  const languageOf = (language: string) => {
    const kept = languages.get(language)
    if (kept !== undefined) return kept
    const made = call.hb_language_from_string(keep(ascii(language)), language.length)
    languages.set(language, made)
    return made
  }

  /** Takes a font in; it stays. */
  return (file: Bytes): Shape => {
    const blob = call.hb_blob_create(keep(file), file.length, READ_ONLY, 0, 0)
    const font = call.hb_font_create(call.hb_face_create(blob, 0))
    return (text, { script, language, direction }) => {
      const typed = call.malloc(text.length * 2)
      const units = new Uint16Array(memory.buffer, typed, text.length)
      for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i)
      call.hb_buffer_clear_contents(buffer)
      call.hb_buffer_add_utf16(buffer, typed, text.length, 0, text.length)
      call.hb_buffer_set_direction(buffer, directions[direction])
      call.hb_buffer_set_script(buffer, tag(script))
      call.hb_buffer_set_language(buffer, languageOf(language))
      call.hb_shape(font, buffer, 0, 0)
      call.free(typed)
      const count = call.hb_buffer_get_length(buffer)
      const infos = call.hb_buffer_get_glyph_infos(buffer, 0)
      const places = call.hb_buffer_get_glyph_positions(buffer, 0)
      const data = new DataView(memory.buffer)
      return Array.from({ length: count }, (_, index) => {
        const [info, place] = [infos + index * RECORD, places + index * RECORD]
        return {
          glyph: data.getUint32(info, true),
          cluster: data.getUint32(info + 8, true),
          advance: data.getInt32(place, true),
          x: data.getInt32(place + 8, true),
          y: data.getInt32(place + 12, true),
        }
      })
    }
  }
}
