// Runs under Deno, as `tests/stack/hosted-runtime.test.ts` starts it: says its version, waits for a line, does the work that tells how
// fast the machine is, waits for another, draws a PDF of the kind that it is told, and says how long it is.
import process from 'node:process'
import { buildInvoicePdf, buildStatementPdf } from '#api/documents/invoice-pdf.ts'
import { requireDrawable } from '#api/routes/drawable-statement.ts'
import { DataError } from '#data/errors.ts'
import type { DocumentLanguage } from '#languages/languages.ts'
import { numberedLines, sampleInvoice } from '../../factories/sample-invoice.ts'
import { sampleStatement } from '../../factories/sample-statement.ts'
import { shapedWords } from '../../factories/shaped-words.ts'

const hindi = shapedWords.devanagari
/** Other words in every row, as long as a row may be. */
const sentence = (row: number) =>
  Array.from({ length: 200 }, (_, at) => {
    const [one = '', other = ''] = [hindi[(row + at) % 29], hindi[(row * 7 + at * 3) % 29]]
    return at % 3 === 0 ? one + other : other
  })
    .join(' ')
    .slice(0, 1_000)
const japanese = '日本語の請求書と見積書、明細。'.repeat(80).slice(0, 1_000)
/** The most letters of these scripts that can be issued (private.check_drawable), with a figure in each word. */
function mostOf(words: (at: number) => string, end: (at: number) => string) {
  const lines: string[] = []
  for (let at = 0, letters = 0, line = ''; letters < 50_000; at += 1) {
    const word = words(at) + end(at)
    if (line.length + word.length > 1_000) {
      lines.push(line)
      line = ''
    }
    line += word
    letters += words(at).length
  }
  return lines.map((description) => ({ description }))
}
const scripts = Object.values(shapedWords)
const wordOf = (script: number, at: number) => {
  const words = scripts[script % scripts.length] ?? []
  return words[(at * 7 + (at >> 5)) % words.length] ?? ''
}
const indexOf = (name: string) => Object.keys(shapedWords).indexOf(name)
const figure = (at: number) => `${at % 10} `

const rows = (count: number, description: (row: number) => string) =>
  Array.from({ length: count }, (_, row) => ({ description: description(row) }))

const kinds: Record<string, () => { description: string }[]> = {
  plain: () => numberedLines(500),
  missing: () => rows(500, () => japanese),
  hindi: () =>
    mostOf(
      (at) => wordOf(indexOf('devanagari'), at),
      () => ' ',
    ),
  'hindi with figures': () => mostOf((at) => wordOf(indexOf('devanagari'), at), figure),
  'urdu without blanks': () =>
    mostOf(
      (at) => wordOf(indexOf('arabic'), at),
      () => '',
    ),
  'urdu with figures': () => mostOf((at) => wordOf(indexOf('arabic'), at), figure),
  'every script': () => mostOf((at) => wordOf(at, at), figure),
  'ten of hindi': () => rows(10, (row) => sentence(row).slice(0, 40)),
}

/** The longest statement that is drawn, of so many lines and with such references. */
const statements: Record<string, () => Parameters<typeof sampleStatement>> = {
  statement: () => [2_000, 'en', (at) => `UTR ${at}`],
  'statement in hindi': () => [2_000, 'hi', (at) => `UTR ${at}`],
  'statement with urdu': () => [
    1_000,
    'en',
    (at) =>
      Array.from({ length: 9 }, (_, word) => wordOf(indexOf('arabic'), at + word) + figure(word))
        .join('')
        .slice(0, 60),
  ],
}

async function drawnStatement(lines: number, ...of: [DocumentLanguage, (at: number) => string]) {
  const statement = sampleStatement(lines, ...of)
  const most = await requireDrawable(statement).then(
    () => lines,
    (error) => (error instanceof DataError ? Number(error.params.most) : 0),
  )
  const drawn = sampleStatement(most, ...of)
  return async () => {
    await requireDrawable(drawn)
    return buildStatementPdf(drawn, '2026-11-18T11:34:00.000Z')
  }
}

const [, , kind = ''] = process.argv
const statement = statements[kind]?.()
const invoice = sampleInvoice({ items: kinds[kind]?.() ?? [] })
const draw = statement ? await drawnStatement(...statement) : () => buildInvoicePdf(invoice)

const say = (what: string) => process.stdout.write(`${what}\n`)

/** Always the same texts, lists and tables, as drawing has them. */
function sameWork(): number {
  let sum = 0
  for (let round = 0; round < 6; round += 1) {
    const seen = new Map<string, number>()
    for (let at = 0; at < 60_000; at += 1) seen.set(`${at % 977}:${at * 31}`, at)
    const lines = [...seen].map(([key, at]) => `${key.split(':').reverse().join(' ')} ${at}`)
    sum += lines.sort().join('\n').length
  }
  return sum
}

process.stdin.once('data', () => {
  process.stdin.once('data', async () => say(String((await draw()).length)))
  say(String(sameWork()))
})
say(process.versions.deno ?? '')
