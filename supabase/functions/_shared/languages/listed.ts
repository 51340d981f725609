import type { DocumentCatalogue } from './document-catalogue.ts'
import type { news } from './en/mails/news.ts'

/** The product's texts to a person. */
export type NewsWords = typeof news

/** A language as the list has it: how its own readers call it, how English does, and its catalogues, loaded when they are asked for. */
export type Listed = {
  name: string
  inEnglish: string
  documents: () => Promise<DocumentCatalogue>
  mails: () => Promise<NewsWords>
}
