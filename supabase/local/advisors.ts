import { adviseOn } from './postgres/advisors.ts'
import { run } from './process/run.ts'
import { withStack } from './stack.ts'

await run(async (signal) => {
  const findings = await withStack({ parts: 'database', signal }, ({ dbUrl }) => adviseOn(dbUrl))
  for (const { level, name, detail, remediation } of findings) {
    process.stdout.write(`${level} ${name}: ${detail}\n  ${remediation}\n`)
  }
  const total = findings.length
  process.stdout.write(
    total === 0 ? 'The advisors have nothing to say.\n' : `${total} to settle.\n`,
  )
  return { exitCode: total === 0 ? 0 : 1 }
})
