/** The source of all others. */
export const english = {
  name: 'English',
  inEnglish: 'English',
  documents: async () => (await import('./documents/index.ts')).documents,
  mails: async () => (await import('./mails/news.ts')).news,
}
