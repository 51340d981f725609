import * as v from 'valibot'
import { documentLanguageOf } from '#languages/languages.ts'

/** The language of a document or of a client as the database has it, which looks at the form of its tag alone. */
export const storedLanguage = v.pipe(v.string(), v.transform(documentLanguageOf))
