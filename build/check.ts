import { exec } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The types of the app, those of the function and those of the database, and the style, side by side. Each checker of
 * types looks through what it needs for itself: more than two cost more than they save.
 */
const checks = [
  'tsc --checkers 2',
  'biome ci .',
  'npm run check:functions',
  'npm run types -- --check',
]

const run = promisify(exec)
const outcomes = await Promise.allSettled(checks.map((check) => run(check)))
for (const [index, outcome] of outcomes.entries()) {
  const { stdout, stderr } = outcome.status === 'fulfilled' ? outcome.value : outcome.reason
  process.stdout.write(`> ${checks[index]}\n${stdout}${stderr}`)
}
if (outcomes.some(({ status }) => status === 'rejected')) process.exitCode = 1
