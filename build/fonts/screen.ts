/**
 * Cuts the web font out of inter-ui: `npx node build/fonts/screen.ts`.
 * Run again after an update of inter-ui or when the app needs another character.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { narrowHyphen } from './narrow-hyphen.ts'

const ranges: ReadonlyArray<readonly [from: number, to: number]> = [
  [0x20, 0x7e], // Latin
  [0xa0, 0xff], // Latin-1, with £ and the no-break space
  [0x100, 0x17f], // Latin Extended-A
  [0x2010, 0x2015], // hyphens and dashes
]
const extra = '‘’‚“”„•…‹›€₹−×÷←↑→↓✓\u2009\u202f'

const codes = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index),
)
const characters = String.fromCodePoint(...codes) + extra

const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2')

const options = {
  // 'opsz' is kept whole: 16 kB that make headings and big totals look drawn for their size.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'calt', 'tnum', 'case', 'ss03', 'zero'],
  noHinting: true,
}

const cut = await subsetFont(await readFile(source), characters, {
  ...options,
  targetFormat: 'sfnt',
})
const font = await subsetFont(narrowHyphen(cut), characters, {
  keepFeatures: options.keepFeatures,
  targetFormat: 'woff2',
})

await writeFile(new URL('../../src/ui/fonts/inter.woff2', import.meta.url), font)
console.warn(`inter.woff2: ${(font.byteLength / 1024).toFixed(1)} kB`)
