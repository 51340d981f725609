/**
 * Makes the fonts of the PDF for scripts that are shaped, out of the packages of Noto Sans, the table of what they hold,
 * and a module of HarfBuzz. Run by hand when one of them changes: `npx node build/fonts/scripts.ts`
 */
import { readFile, writeFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import subsetFont from 'subset-font'
import { readCmap, readTables, writeTables } from '#api/pdf/fonts/sfnt.ts'
import { turnedPunctuation } from '#domain/characters/scripts.ts'
import { asRanges, range } from './ranges.ts'

const functions = new URL('../../supabase/functions/', import.meta.url)
const shaping = new URL('api/pdf/shaping/', functions)

/** Blocks of Unicode by script; the package of a font is named as it is, but for what Unicode calls otherwise. */
const blocks = {
  devanagari: range(0x900, 0x97f),
  bengali: range(0x980, 0x9ff),
  gurmukhi: range(0xa00, 0xa7f),
  gujarati: range(0xa80, 0xaff),
  odia: range(0xb00, 0xb7f),
  tamil: range(0xb80, 0xbff),
  telugu: range(0xc00, 0xc7f),
  kannada: range(0xc80, 0xcff),
  malayalam: range(0xd00, 0xd7f),
  // Without its controls, which say nothing on paper.
  arabic: [...range(0x606, 0x61b), ...range(0x61d, 0x6dc), ...range(0x6de, 0x6ff)],
}
type Script = keyof typeof blocks
const packages: Partial<Record<Script, string>> = { odia: 'oriya' }

const weights = { regular: '400Regular', semiBold: '600SemiBold' }

/** Joiners, the circle under a sign without its letter, and the signs that all scripts of India share. */
const shared = [0x200c, 0x200d, 0x25cc, 0x951, 0x952, 0x964, 0x965]
/** Tables that neither a PDF nor the shaper needs. */
const dropped = ['STAT', 'gasp', 'name', 'post', 'DSIG']

const pack = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString('base64')

/** A font cut to a script, and the code points of the script in it. */
async function cut(script: Script, weight: string) {
  const family = packages[script] ?? script
  const name = `NotoSans${family[0]?.toUpperCase()}${family.slice(1)}_${weight}.ttf`
  const source = import.meta.resolve(`@expo-google-fonts/noto-sans-${family}/${weight}/${name}`)
  const tables = readTables(
    await subsetFont(
      await readFile(new URL(source)),
      String.fromCodePoint(...blocks[script], ...shared) +
        (script === 'arabic' ? turnedPunctuation : ''),
      { targetFormat: 'sfnt', noHinting: true },
    ),
  )
  for (const tag of dropped) tables.delete(tag)
  const held = readCmap(tables)
  return { font: writeTables(tables), codes: blocks[script].filter((code) => held.has(code)) }
}

const listed: string[] = []
for (const script of Object.keys(blocks) as Script[]) {
  const lines: string[] = []
  const held: string[] = []
  for (const [name, weight] of Object.entries(weights)) {
    const { font, codes } = await cut(script, weight)
    const packed = pack(font)
    lines.push(`export const ${name} =\n  '${packed}'\n`)
    held.push(asRanges(codes))
    process.stdout.write(`${script} ${name}: ${font.length} bytes, packed ${packed.length}\n`)
  }
  if (held[0] !== held[1]) throw new Error(`The weights of ${script} hold different characters.`)
  listed.push(`  ${script}:\n    '${held[0]}',\n`)
  await writeFile(
    new URL(`fonts/${script}.ts`, shaping),
    `/** Noto Sans for ${script}, subset and packed by build/fonts/scripts.ts; SIL Open Font License, see OFL.txt. */\n${lines.join('')}`,
  )
}
await writeFile(
  new URL('_shared/domain/characters/script-ranges.ts', functions),
  '/** Hexadecimal ranges of the code points that the font of a script holds in both weights. Written by build/fonts/scripts.ts. */\n' +
    `export const scriptRanges = {\n${listed.join('')}}\n`,
)

const wasm = await readFile(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz.wasm')))
await writeFile(
  new URL('harfbuzz-wasm.ts', shaping),
  '/** HarfBuzz as the package harfbuzzjs builds it, packed by build/fonts/scripts.ts; MIT License, see HARFBUZZ.txt. */\n' +
    `export const harfbuzzWasm =\n  '${pack(wasm)}'\n`,
)
