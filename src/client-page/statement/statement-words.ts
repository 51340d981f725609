import { statement } from '#languages/en/documents/statement.ts'
import { statementPage } from '#languages/en/documents/statement-page.ts'
import { inTurn, type PageWords } from '../words.ts'

const english = { statement, statementPage }

/** The words of a page with a statement and all around it, for which English comes with it. */
export const statementWords = (words: PageWords) => ({ ...english, ...words })

type Told = ReturnType<typeof statementWords>

/** Returns the page's own sentences around a statement, once for each language of the client. */
export const toldIn = (words: PageWords): Told[] => inTurn(words).map(statementWords)

/** The same on one line. */
export const toldOnce = (told: Told[], say: (words: Told['statementPage']) => string): string =>
  told.map(({ statementPage: words }) => say(words)).join(' · ')
