import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/lib/compile-module.js'
import type { Plugin } from 'vite'

/** By the folder of a catalogue in `src/language`: in which language its sentences count and group. */
export const locales = { english: 'en-IN', hindi: 'hi-IN' } as const

const catalogue = /[\\/]src[\\/]language[\\/](english|hindi)[\\/][\w-]+\.ts$/

/** A sentence as a function, and what it imports for that. */
export function compiled(text: string, locale: string) {
  const source = compileModule(new MessageFormat(locale), { it: text })
  const parts = /^([\s\S]*)export default \{\n {2}it: ([\s\S]*)\n\}$/.exec(source.trim())
  if (!parts) throw new Error(`Not understood: ${source}`)
  // A name each: sentences of one catalogue need different ones of a file, and none may be imported twice.
  const imports = [...(parts[1] ?? '').matchAll(/^import \{ (.*) \} from (".*");?$/gm)].flatMap(
    ([, names = '', file]) => names.split(', ').map((name) => `import { ${name} } from ${file}`),
  )
  return { imports, code: parts[2] ?? '' }
}

/** Makes functions of the sentences that a catalogue of `src/language` has as `icu('…')`. */
export function sentences(): Plugin {
  return {
    name: 'bahi-sentences',
    transform: {
      filter: { id: catalogue },
      handler(code, id) {
        const locale = catalogue.exec(id)?.[1] === 'hindi' ? locales.hindi : locales.english
        const imports = new Set<string>()
        const made = code.replaceAll(
          /\bicu\(\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`\\$]*)`),?\s*\)/g,
          (_, double?: string, single?: string, plain?: string) => {
            const written = double ?? single ?? plain ?? ''
            const text = written.replaceAll(/\\(['"\\])/g, '$1')
            const sentence = compiled(text, locale)
            for (const line of sentence.imports) imports.add(line)
            return `(${sentence.code})`
          },
        )
        if (made === code) return null
        if (/\bicu\(/.test(made)) this.error('icu takes one text without anything put into it.')
        return { code: `${[...imports].join('\n')}\n${made}`, map: null }
      },
    },
  }
}
