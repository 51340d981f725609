import type { Plugin } from 'vite'

const lists = /[\\/](?:languages[\\/]list|language[\\/]load-screens)\.ts$/

/** The two lines by which the product has one language more; another needs no more than these. */
const lines = [
  `export { pseudoLanguage as qps } from '#tests/pseudo/language.ts'`,
  `  qps: async () => (await import('#tests/pseudo/screens.ts')).pseudoScreens('qps'),`,
] as const

/** Adds the pseudo-language to the lists. */
export const twoLines = (): Plugin => ({
  name: 'bahi-pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: lists },
    handler: (code, id) =>
      id.endsWith('list.ts')
        ? `${code}${lines[0]}\n`
        : code.replace(/^ {2}hi: .*$/m, (hindi) => `${hindi}\n${lines[1]}`),
  },
})
