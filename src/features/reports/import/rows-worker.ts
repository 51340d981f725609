import { readRows } from '#domain/import/read-rows.ts'
import type { LanguageCode } from '#src/language/areas.ts'

export type RowsToRead = { language: LanguageCode; args: Parameters<typeof readRows> }

const sayNothing = () => {}

/**
 * A worker has words of its own, apart from the page's: speak them here, too. Returns the way back
 * to English.
 */
const speak: Record<LanguageCode, () => Promise<() => void>> = {
  en: async () => sayNothing,
  hi: async () => (await import('#src/language/hindi/domain/index.ts')).speakDomain(),
}

// One worker reads one file; the caller ends it.
addEventListener('message', async ({ data }: MessageEvent<RowsToRead>) => {
  // English is better than no answer.
  const fallSilent = await speak[data.language]().catch(() => sayNothing)
  try {
    postMessage(readRows(...data.args))
  } catch (error) {
    reportError(error)
  } finally {
    fallSilent()
  }
})
