import { Fault } from '../process/fault.ts'
import { runCli } from './supabase-cli.ts'

export type Finding = { name: string; level: string; detail: string; remediation: string }

// A database that nobody has queried yet uses no index at all.
const meaninglessHere = ['unused_index']

/** Returns the findings of `supabase db advisors`, down to its mildest level. */
export async function adviseOn(dbUrl: string): Promise<Finding[]> {
  const { status, stdout, output } = await runCli([
    'db',
    'advisors',
    `--remote=${dbUrl}`,
    '--level',
    'info',
    '--fail-on',
    'none',
    '--output-format',
    'json',
  ])
  if (status !== 0) throw new Fault(`\`supabase db advisors\` failed:\n${output}`)
  const { results }: { results: Finding[] } = JSON.parse(stdout)
  return results.filter(({ name }) => !meaninglessHere.includes(name))
}
