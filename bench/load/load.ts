import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { timingOf } from '../measure.ts'
import { against, type Row, type Section } from '../report.ts'
import { cpuOfStack } from './cpu.ts'
import { letWorkersIn } from './seed.ts'
import type { Worked } from './users.ts'

const PEOPLE = 50
const SECONDS = 60

type Server = { apiUrl: string; dbUrl: string; dataDir: string; publishableKey: string }

async function work(server: Server, people: number, seconds: number): Promise<Worked> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(import.meta.dirname, 'users.ts'),
      ...[server.apiUrl, server.publishableKey, String(people), String(seconds)],
    ],
    { maxBuffer: 2 ** 28 },
  )
  return JSON.parse(stdout)
}

const once = (value: number) => ({ median: value, p95: value })
const answersOf = ({ times }: Worked) => Object.values(times).flat().length

/** Fifty people of the big database at work without a pause, beside one alone. */
export async function loadSection(server: Server, log: (line: string) => void): Promise<Section> {
  await letWorkersIn(server.dbUrl, PEOPLE)
  const alone = await work(server, 1, 10)
  const before = cpuOfStack(server.dataDir)
  const start = performance.now()
  const together = await work(server, PEOPLE, SECONDS)
  const elapsed = (performance.now() - start) / 1000
  const after = cpuOfStack(server.dataDir)
  const errors = [...alone.errors, ...together.errors]
  if (errors.length > 0) log(`${errors.length} errors, the first: ${errors[0]}`)

  const rate = (worked: Worked) => once(answersOf(worked) / worked.seconds)
  const rows: Row[] = Object.keys(alone.times)
    .sort()
    .map((kind) =>
      against(
        'one alone',
        timingOf(alone.times[kind] ?? []),
        kind,
        timingOf(together.times[kind] ?? []),
      ),
    )
  rows.push(against('one alone', rate(alone), 'answers each second', rate(together)))
  rows.push(against('answers', once(answersOf(together)), 'errors', once(errors.length), '≤ 0'))

  const shares = Object.entries(after)
    .map(([part, seconds]) => ({
      part,
      cores: (seconds - before[part as keyof typeof before]) / elapsed,
    }))
    .sort((a, b) => b.cores - a.cores)
  const told = shares.map(({ part, cores }) => `${part} ${cores.toFixed(2)}`).join(', ')
  return {
    title: 'Under load',
    text: [
      `${PEOPLE} people of the database of 1,000,000 invoices, with 900 each, for ${SECONDS} s without a pause, in the mix of a`,
      'working day: 40 % lists, 30 % opening an invoice (four questions), 10 % each of the summary, an invoice of ten items,',
      'and its PDF.',
      `Cores in use: ${told}. The bottleneck is ${shares[0]?.part}.`,
    ].join('\n'),
    rows,
  }
}
