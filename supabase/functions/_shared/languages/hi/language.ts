import type { Listed } from '#languages/listed.ts'

export const hindi = {
  name: 'हिंदी',
  inEnglish: 'Hindi',
  documents: async () => (await import('./documents/index.ts')).documents,
  mails: async () => (await import('./mails/news.ts')).news,
} as const satisfies Listed
