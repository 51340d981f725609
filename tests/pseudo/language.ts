import type { Listed } from '#languages/listed.ts'
import { pseudo } from './mark.ts'

/** A language as any other, for tests alone: English, marked and longer. */
export const pseudoLanguage = {
  name: 'Pseudoë',
  inEnglish: 'Pseudo',
  documents: async () => ({
    ...pseudo((await import('#languages/en/documents/index.ts')).documents),
    lang: 'qps-IN',
  }),
  mails: async () => ({
    ...pseudo((await import('#languages/en/mails/news.ts')).news),
    lang: 'qps',
  }),
} as const satisfies Listed
