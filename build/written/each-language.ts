import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Written } from '../../supabase/functions/_shared/languages/en/written.ts'
import { languageCodes } from '../../supabase/functions/_shared/languages/languages.ts'

const folder = join(import.meta.dirname, '../../supabase/functions/_shared/languages')

/** Returns the texts that each language of the list has in files, English first. */
export const writtenInEach = () =>
  Promise.all(
    languageCodes.map(async (code) => {
      const file = pathToFileURL(join(folder, code, 'written.ts'))
      const { written }: { written: Written } = await import(file.href)
      return { code, written }
    }),
  )
