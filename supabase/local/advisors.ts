import { adviseOn, type Finding } from './postgres/advisors.ts'
import { run } from './process/run.ts'
import { startStack } from './stack.ts'

await run(async (signal) => {
  const findings = await findingsOfMigrations(signal)
  for (const { level, name, detail, remediation } of findings) {
    process.stdout.write(`${level} ${name}: ${detail}\n  ${remediation}\n`)
  }
  const total = findings.length
  process.stdout.write(
    total === 0 ? 'The advisors have nothing to say.\n' : `${total} to settle.\n`,
  )
  return { exitCode: total === 0 ? 0 : 1 }
})

async function findingsOfMigrations(signal: AbortSignal): Promise<Finding[]> {
  const stack = await startStack({ parts: 'database', signal })
  try {
    return await adviseOn(stack.dbUrl)
  } finally {
    await stack.stop()
  }
}
