import { checkAuth } from './check/auth.ts'
import { checkDatabase } from './check/database.ts'
import { type Finding, looked } from './check/finding.ts'
import { checkFunction, checkVersions } from './check/function.ts'
import { checkMailServer } from './check/mail-server.ts'
import { managementOf } from './check/management.ts'
import { checkSchedule } from './check/schedule.ts'
import { checkSite } from './check/site.ts'
import type { Settings } from './settings.ts'

/** Looks at everything that a deploy sets, and changes nothing. */
export async function findingsOf(settings: Settings, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const management = managementOf(settings, env)
  const parts = await Promise.all([
    looked('the app', () => checkSite(settings)),
    looked('the function', () => checkFunction(settings)),
    looked('the versions', () => checkVersions(settings)),
    looked('Auth', () => checkAuth(settings, management)),
    looked('the schedule', () => checkSchedule(settings, env, management)),
    looked('the database', () => checkDatabase(env, management)),
    looked('the mail server', () => checkMailServer(settings, env)),
  ])
  return parts.flat()
}

/** Says it line by line; the exit code is 1 where something is to be done. */
export async function checkLive(settings: Settings, env: NodeJS.ProcessEnv): Promise<number> {
  const findings = await findingsOf(settings, env)
  for (const { what, todo } of findings) {
    process.stdout.write(todo === null ? `  good  ${what}\n` : `  BAD   ${what}\n        ${todo}\n`)
  }
  const open = findings.filter(({ todo }) => todo !== null).length
  process.stdout.write(
    open === 0
      ? '\nAll of it is as it should be.\n'
      : `\n${open} of ${findings.length} to put right; docs/hosting.md has more on each.\n`,
  )
  return open === 0 ? 0 : 1
}
