import { resolve } from 'node:path'
import { Fault } from '../supabase/local/process/fault.ts'
import { projectDir } from '../supabase/local/settings.ts'
import { withStack } from '../supabase/local/stack.ts'
import type { Stack, StackOptions } from '../supabase/local/stack-options.ts'
import { browserSections } from './browser/browser.ts'
import { big, fill, hostedSettings, small } from './database/big-database.ts'
import { databaseRows } from './database/queries.ts'
import { doorRows } from './load/door.ts'
import { importSection } from './load/importing.ts'
import { loadSection } from './load/load.ts'
import { pdfRows } from './pdf/pdf.ts'
import { type Section, toMarkdown, write } from './report.ts'
import { tallySection } from './tally/tally.ts'
import { tdsSection } from './tds/tds.ts'

const log = (line: string) => process.stderr.write(`${line}\n`)

const onStack = <T>(options: StackOptions, measure: (stack: Stack) => Promise<T>) =>
  withStack({ ...options, authLimits: false, postgres: hostedSettings }, measure)

const parts: Record<string, () => Promise<Section[]>> = {
  database: () =>
    onStack({ dataDir: big.dataDir, parts: 'database' }, (stack) =>
      onStack({ dataDir: small.dataDir, parts: 'database' }, async (beside) => {
        const seconds = await fill(stack.dbUrl, big, log)
        await fill(beside.dbUrl, small, log)
        const { queries, growth } = await databaseRows(stack.dbUrl, beside.dbUrl)
        return [
          {
            title: 'Database',
            text: `1,000,000 invoices of 1,000 people, written in ${seconds} s and asked by the one who has 100,000 of them, row-level security on. Another one creates. PostgreSQL is set as on the smallest hosted computer.`,
            rows: queries,
          },
          {
            title: 'Growth',
            text: 'The same beside a database of 10,000 invoices of 10 people, asked by the one who has 1,000 of them.',
            rows: growth,
          },
        ]
      }),
    ),
  door: () =>
    onStack({ dataDir: big.dataDir }, async (stack) => {
      await fill(stack.dbUrl, big, log)
      return [
        {
          title: 'The door /api',
          text: [
            'HTTP on the embedded stack: what the edge function adds to the same call straight to the Data API. The no-op is an',
            'OPTIONS of a path, which the function answers alone.',
          ].join('\n'),
          rows: await doorRows(stack),
        },
      ]
    }),
  pdf: async () => [
    {
      title: 'PDF',
      text: 'Under Deno; memory in a heap of 40 MB at most, where the engine collects what is over instead of keeping it. Cold starts are those of the bundle that is uploaded, and of the source.',
      rows: await pdfRows(),
    },
  ],
  load: () =>
    onStack({ dataDir: big.dataDir }, async (stack) => {
      await fill(stack.dbUrl, big, log)
      return [await loadSection(stack, log)]
    }),
  import: () => onStack({ parts: 'api' }, async (stack) => [await importSection(stack)]),
  tds: () => onStack({ parts: 'api' }, async (stack) => [await tdsSection(stack)]),
  tally: async () => [await tallySection()],
  browser: browserSections,
}

/** `npm run bench` measures all and writes it down, `npm run bench -- pdf load` prints those two. */
const asked = process.argv.slice(3)
try {
  const unknown = asked.find((part) => !(part in parts))
  if (unknown)
    throw new Fault(`There is no ${unknown}; there are ${Object.keys(parts).join(', ')}.`)
  const sections: Section[] = []
  for (const [part, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(part)) continue
    log(`Measuring: ${part} ...`)
    sections.push(...(await measure()))
  }
  if (asked.length > 0) process.stdout.write(toMarkdown(sections))
  else write(sections, resolve(projectDir, 'docs/benchmarks.md'))
} catch (error) {
  if (!(error instanceof Fault)) throw error
  log(error.message)
  process.exitCode = 1
}
