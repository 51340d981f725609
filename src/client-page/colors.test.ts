import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { semanticColors } from '../ui/theme/colors.ts'

const names = {
  bg: 'bg.DEFAULT',
  panel: 'bg.panel',
  subtle: 'bg.subtle',
  'muted-bg': 'bg.muted',
  'error-bg': 'bg.error',
  'info-bg': 'bg.info',
  fg: 'fg.DEFAULT',
  muted: 'fg.muted',
  error: 'fg.error',
  success: 'fg.success',
  info: 'fg.info',
  border: 'border.DEFAULT',
  'strong-border': 'border.emphasized',
  control: 'border.control',
  'error-border': 'border.error',
  solid: 'neel.solid',
  hover: 'neel.hover',
  contrast: 'neel.contrast',
  accent: 'neel.fg',
  ring: 'neel.focusRing',
  ...Object.fromEntries(
    ['green', 'yellow', 'red', 'gray'].flatMap((hue) => [
      [hue, `${hue}.fg`],
      [`${hue}-bg`, `${hue}.subtle`],
    ]),
  ),
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const pageCss = read('styles/colors.css')

/** The colours of one theme as the style sheet gives them. */
function sheetColors(selector: string, css = pageCss) {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  )
}

/** The same colours as the app's theme gives them. */
function themeColors(theme: '_light' | '_dark') {
  const all: Record<string, Record<string, { value: unknown }>> = JSON.parse(
    JSON.stringify(semanticColors),
  )
  return Object.fromEntries(
    Object.entries(names).map(([name, path]) => {
      const [group = '', shade = ''] = path.split('.')
      const value = all[group]?.[shade]?.value
      return [name, Object(value)[theme]]
    }),
  )
}

test.each([
  [':root {', '_light'],
  ['.dark {', '_dark'],
] as const)('the colours of %s are those of the app in %s', (selector, theme) => {
  expect(sheetColors(selector)).toEqual(themeColors(theme))
})

test('paper has the light colours of the app in both themes', () => {
  const paper = sheetColors('.sheet {', read('../sheet/sheet.css'))
  expect(Object.keys(paper).sort()).toEqual(['border', 'fg', 'muted', 'muted-bg', 'red'])
  expect(themeColors('_light')).toMatchObject(paper)
})
