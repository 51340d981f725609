import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Script, scripts } from '#domain/characters/scripts.ts'
import { ownTokens } from '../theme/tokens.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Fonts with another name than their script. */
const named: Partial<Record<Script, string>> = { odia: 'Oriya' }

test('each script that a document may have names its own font before the system guesses one, in the app and on the client’s page', () => {
  const [, listed = ''] = /--fonts:([^;]+);/.exec(read('./inter.css')) ?? []
  const families = listed.split(',').map((family) => family.trim().replaceAll('"', ''))
  expect(families.slice(0, 2)).toEqual(['Inter Variable', 'Inter Fallback'])
  const own = families.slice(0, families.indexOf('system-ui'))
  for (const script of scripts) {
    const name = named[script] ?? script.charAt(0).toUpperCase() + script.slice(1)
    expect(own).toContain(`Noto Sans ${name}`)
  }
  expect(ownTokens.fonts.body.value).toBe('var(--fonts)')
  expect(read('../../client-page/styles/page.css')).toContain('font-family: var(--fonts);')
})
