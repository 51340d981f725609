import type { DocumentLanguage } from '#domain/document/invoice.ts'

/** The languages of documents, each by its name. */
export const languageNames: Record<DocumentLanguage, string> = {
  en: 'English',
  hi: 'Hindi · हिन्दी',
  'en-hi': 'English and Hindi, side by side',
}

export const languageOptions = Object.entries(languageNames).map(([value, label]) => ({
  value,
  label,
}))
