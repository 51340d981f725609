import type { ViewedInvoice } from '#domain/document-view.ts'
import { englishPage } from '#domain/language/page-words.ts'
import { loadTongue, tongueOf } from '#domain/language/tongue.ts'

/** What the page says, in the language of its document: it shows one, which is there before anything is drawn. */
export let words = englishPage

/** Loads the language of a document, and speaks it. */
export async function speak(document: Pick<ViewedInvoice, 'language'>) {
  await loadTongue(document.language)
  words = tongueOf(document).page ?? englishPage
}
