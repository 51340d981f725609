import { inflateSync } from 'fflate'
import { type FontTables, readTables, tableOf, viewOf } from '#api/pdf/fonts/sfnt.ts'
import { fromBase64 } from '#domain/bytes.ts'
import { neededScripts, type Script } from '#domain/characters/scripts.ts'
import { type Cluster, clustersOf, readable } from './clusters.ts'
import { loadDirections } from './directions.ts'
import type { Setting, Shape, startHarfbuzz } from './harfbuzz.ts'

export type Weight = 'normal' | 'bold'

/** A font of a script in one weight, shared by all documents: it holds nothing of any. */
export type Face = {
  script: Script
  name: string
  tables: FontTables
  unitsPerEm: number
  shape: Shape
}

const ltr = (script: string, language: string): Setting => ({ script, language, direction: 'ltr' })
const settings: Record<Script, Setting> = {
  devanagari: ltr('Deva', 'hi'),
  bengali: ltr('Beng', 'bn'),
  gurmukhi: ltr('Guru', 'pa'),
  gujarati: ltr('Gujr', 'gu'),
  odia: ltr('Orya', 'or'),
  tamil: ltr('Taml', 'ta'),
  telugu: ltr('Telu', 'te'),
  kannada: ltr('Knda', 'kn'),
  malayalam: ltr('Mlym', 'ml'),
  arabic: { script: 'Arab', language: 'ur', direction: 'rtl' },
}

/** The language that most of what is written in a script is in, as BCP 47 has it. */
export const languageOf = (script: Script): string => settings[script].language

/** Both weights of a font, as deflated files in base64. */
type Packed = { regular: string; semiBold: string }
const files: Record<Script, () => Promise<Packed>> = {
  devanagari: () => import('./fonts/devanagari.ts'),
  bengali: () => import('./fonts/bengali.ts'),
  gurmukhi: () => import('./fonts/gurmukhi.ts'),
  gujarati: () => import('./fonts/gujarati.ts'),
  odia: () => import('./fonts/odia.ts'),
  tamil: () => import('./fonts/tamil.ts'),
  telugu: () => import('./fonts/telugu.ts'),
  kannada: () => import('./fonts/kannada.ts'),
  malayalam: () => import('./fonts/malayalam.ts'),
  arabic: () => import('./fonts/arabic.ts'),
}

type TakeFont = Awaited<ReturnType<typeof startHarfbuzz>>
let started: Promise<TakeFont> | undefined
const loaded = new Map<Script, Record<Weight, () => Face>>()

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function openFace(take: TakeFont, script: Script, weight: string, packed: string): Face {
  const file = inflateSync(fromBase64(packed))
  const tables = readTables(file)
  return {
    script,
    name: `NotoSans-${script}-${weight}`,
    tables,
    unitsPerEm: viewOf(tableOf(tables, 'head')).getUint16(18),
    shape: take(file),
  }
}

async function load(script: Script) {
  started ??= import('./harfbuzz.ts').then(({ startHarfbuzz }) => startHarfbuzz())
  const isFromRight = settings[script].direction === 'rtl'
  const [take, packed] = await Promise.all([
    ...([started, files[script]()] as const),
    isFromRight && loadDirections(),
  ])
  if (loaded.has(script)) return
  loaded.set(script, {
    normal: once(() => openFace(take, script, 'Regular', packed.regular)),
    bold: once(() => openFace(take, script, 'SemiBold', packed.semiBold)),
  })
}

/** Fetches the fonts and the shaper that a text needs, where it needs any; returns which scripts these are for. */
export async function loadScripts(text: string): Promise<Script[]> {
  const needed = neededScripts(text)
  await Promise.all(needed.filter((script) => !loaded.has(script)).map(load))
  return needed
}

/** The font of a script that was loaded. */
export function faceOf(script: Script, weight: Weight): Face {
  const faces = loaded.get(script)
  if (!faces) throw new Error(`The font of ${script} was not loaded.`)
  return faces[weight]()
}

/** Figures run from the left in every script. */
const figures = /^[٠-٩۰-۹٪٫٬ ]*$/

/** Whether a run of a script stands from right to left. */
export const runsFromRight = (script: Script, text: string) =>
  settings[script].direction === 'rtl' && !figures.test(text)

/** A word set by a font, its clusters from left to right; the advance is in units of the font. */
export type Word = { clusters: Cluster[]; advance: number }

/** The words of the document that is being drawn. */
const words = new Map<Face, Map<string, Word>>()

function shapeWord(face: Face, word: string): Word {
  const fromRight = runsFromRight(face.script, word)
  const direction = fromRight ? 'rtl' : 'ltr'
  const shaped = face.shape(word, { ...settings[face.script], direction })
  return {
    clusters: clustersOf(word, shaped).flatMap((cluster) => readable(cluster, fromRight)),
    advance: shaped.reduce((sum, { advance }) => sum + advance, 0),
  }
}

/** A word shaped; of each word of a document it is done once. */
export function wordOf(face: Face, word: string): Word {
  let known = words.get(face)
  if (known === undefined) {
    known = new Map()
    words.set(face, known)
  }
  let set = known.get(word)
  if (set === undefined) {
    set = shapeWord(face, word)
    known.set(word, set)
  }
  return set
}

/** Clears the words of the finished document, so that nothing of it stays in memory. */
export const forgetWords = () => words.clear()
