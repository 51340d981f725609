import type { DocumentLanguage } from '#languages/languages.ts'
import { latePart } from './late-part.tsx'

export const paper = latePart<{ language: DocumentLanguage }>(
  'paper',
  async () => (await import('./paper/paper.tsx')).Paper,
)

export const below = latePart('features', async () => (await import('./below.tsx')).Below)

/** Before the page is built. */
export const loadAll = () => Promise.all([paper.loadNow(), below.loadNow()])
