import type { ViewedInvoice } from '#domain/document/view/viewed.ts'
import { englishPage } from '#domain/language/page-words.ts'
import { loadTongue, tongueOf } from '#domain/language/tongue.ts'

type Spoken = Pick<ViewedInvoice, 'language'>

/**
 * The page's words in the language of its document. It shows one document, whose language is there
 * before anything is drawn.
 */
export let words = englishPage

/** Loads the language of a document, and speaks it; a page in English is better than none. */
export async function speak(spoken: Spoken) {
  await loadTongue(spoken.language).catch(() => {})
  const { page = englishPage, lang } = tongueOf(spoken)
  words = page
  document.documentElement.lang = lang
}

/** Where there is no document: Hindi if the browser asks for it first. */
export const ofBrowser = (): Spoken => ({
  language: /^hi\b/.test(navigator.language) ? 'hi' : 'en',
})
