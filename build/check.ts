import { exec } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The types of all code and those of the database, and the style, side by side. Each checker of types looks through what
 * it needs for itself: more than two cost more than they save. The function is checked as hosted's Deno sees it before a
 * release: in the gate `hosting/bundle.test.ts` runs it there.
 */
const checks = [
  'tsc --checkers 2',
  'biome ci .',
  'npm run types -- --check',
  ...(process.env.THOROUGH ? ['npm run check:functions'] : []),
]

const run = promisify(exec)
const outcomes = await Promise.allSettled(checks.map((check) => run(check)))
for (const [index, outcome] of outcomes.entries()) {
  const { stdout, stderr } = outcome.status === 'fulfilled' ? outcome.value : outcome.reason
  process.stdout.write(`> ${checks[index]}\n${stdout}${stderr}`)
}
if (outcomes.some(({ status }) => status === 'rejected')) process.exitCode = 1
