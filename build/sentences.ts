import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'
import { localeOf } from '../supabase/functions/_shared/languages/locale-of.ts'

/** A catalogue of screens stands in the folder of its language's code. */
const catalogue = /[\\/]languages[\\/](\w+)[\\/]screens[\\/][\w-]+\.ts$/

/** Compiles a sentence to a function, with the imports that it needs. */
export function compiled(text: string, locale: string) {
  const source = compileModule(new MessageFormat(locale), { it: text })
  const parts = /^([\s\S]*)export default \{\n {2}it: ([\s\S]*)\n\}$/.exec(source.trim())
  if (!parts) throw new Error(`Not understood: ${source}`)
  return { imports: parts[1] ?? '', code: parts[2] ?? '' }
}

const runtime = '@messageformat/runtime/lib'

/** The modules that sentences import, which nobody sees who only reads the catalogues. */
export const imported = ['@messageformat/runtime', `${runtime}/cardinals`, `${runtime}/plurals`]

/** The lines that sentences of one file need before them, each name imported once. */
export function gathered(lines: string[]): string[] {
  const named = new Map<string, Set<string>>()
  const others = new Set<string>()
  // The ordinals runtime counts cardinals too, under the same name.
  const ordinals = lines.some((line) => line.includes(`${runtime}/plurals`))
  for (const line of lines) {
    const [, names, said] = /^import \{ ([^}]*) \} from "([^"]+)";$/.exec(line) ?? []
    if (!names || !said) {
      others.add(line)
      continue
    }
    const from = ordinals ? said.replace(`${runtime}/cardinals`, `${runtime}/plurals`) : said
    const known = named.get(from) ?? new Set()
    for (const name of names.split(', ')) known.add(name)
    named.set(from, known)
  }
  return [
    ...[...named].map(([from, names]) => `import { ${[...names].join(', ')} } from "${from}";`),
    ...others,
  ]
}

/** Makes functions of the sentences that a catalogue of screens has as `icu('…')`. */
export function sentences(): Plugin {
  return {
    name: 'bahi-sentences',
    // Found only when a sentence comes, they would load the page anew under somebody who signs in.
    config: () => ({ optimizeDeps: { include: imported } }),
    transform: {
      filter: { id: catalogue },
      handler(code, id) {
        const locale = localeOf(catalogue.exec(id)?.[1] ?? 'en')
        const lines: string[] = []
        const made = code.replaceAll(
          /\bicu\(\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`\\$]*)`),?\s*\)/g,
          (_, double?: string, single?: string, plain?: string) => {
            const written = double ?? single ?? plain ?? ''
            const text = written.replaceAll(/\\(['"\\])/g, '$1')
            const sentence = compiled(text, locale)
            lines.push(...sentence.imports.split('\n'))
            return `(${sentence.code})`
          },
        )
        if (made === code) return null
        if (/\bicu\(/.test(made)) this.error('icu takes one text without anything put into it.')
        return { code: `${gathered(lines).join('\n')}\n${made}`, map: null }
      },
    },
  }
}
