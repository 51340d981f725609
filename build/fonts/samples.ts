/**
 * Cuts the letters of the landing page's samples out of Noto Sans: `npx node build/fonts/samples.ts`.
 * Run again when one of the samples changes. Not every machine has a font for each script of India.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { tamilItem, teas } from '../../src/features/public/landing/scripts/sample-texts.ts'

const folder = new URL('../../src/features/public/landing/scripts/', import.meta.url)

const samples = {
  devanagari: teas.hi + teas.mr,
  bengali: teas.bn,
  tamil: teas.ta + tamilItem,
  telugu: teas.te,
  gujarati: teas.gu,
  kannada: teas.kn,
  malayalam: teas.ml,
  gurmukhi: teas.pa,
  oriya: teas.or,
}

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const rules: string[] = []
for (const [script, text] of Object.entries(samples)) {
  const file = `NotoSans${titled(script)}_400Regular.ttf`
  const source = import.meta.resolve(`@expo-google-fonts/noto-sans-${script}/400Regular/${file}`)
  const letters = [...new Set(text)].filter((letter) => letter !== ' ').sort()
  const font = await subsetFont(await readFile(new URL(source)), letters.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
  })
  await writeFile(new URL(`${script}.woff2`, folder), font)
  console.warn(`${script}.woff2: ${font.byteLength} bytes`)
  const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
  rules.push(`@font-face {
  font-family: "Sample Scripts";
  src: local("Noto Sans ${titled(script)}"), url("./${script}.woff2") format("woff2");
  font-display: swap;
  unicode-range:
    ${range.join(', ')};
}
`)
}
await writeFile(
  new URL('scripts.css', folder),
  `/* Written by build/fonts/samples.ts. Noto Sans, SIL Open Font License: ui/fonts/OFL.txt. */\n${rules.join('\n')}`,
)
