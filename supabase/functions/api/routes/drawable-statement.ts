import { DataError } from '#data/errors.ts'
import { scriptNumber } from '#domain/characters/scripts.ts'
import { type Statement, statementView } from '#domain/reports/statement.ts'
import { documentWords } from '#languages/documents.ts'

/** Letters of Urdu and Indian scripts that are drawn in time, and how many of them a row costs whatever stands in it. */
const MOST_LETTERS = 45_000
const LETTERS_OF_A_ROW = 25

const lettersIn = (text: string) => {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) {
    if (scriptNumber(text.charCodeAt(at)) > 0) letters += 1
  }
  return letters
}

/**
 * Refuses a statement whose PDF takes a hosted function more than half of its CPU: its lines are bounded, but a line in other scripts
 * than Latin takes up to three times as long. The app draws it itself.
 */
export async function requireDrawable(statement: Statement): Promise<void> {
  const words = await documentWords(statement.client.language)
  const lines = statement.account.lines.length
  const letters = lettersIn(JSON.stringify(statementView(statement, words).rows))
  const taken = letters + lines * LETTERS_OF_A_ROW
  if (taken <= MOST_LETTERS) return
  const most = Math.floor((lines * MOST_LETTERS) / taken / 100) * 100
  throw new DataError({ status: 422, code: 'statement_too_long', field: 'from', params: { most } })
}
