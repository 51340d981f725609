import { spawnSync } from 'node:child_process'
import { Fault } from '../supabase/local/process/fault.ts'
import { isAsked } from '../supabase/local/process/npm.ts'
import { run } from '../supabase/local/process/run.ts'
import { loadDotEnv, projectDir } from '../supabase/local/settings.ts'
import { readSettings, type Settings } from './settings.ts'
import { describeStep, type Step, stepsFor, uploadCommand } from './steps.ts'

const again = 'npm run deploy'
const listed = (lines: string[]) => lines.map((line) => `  - ${line}`).join('\n')
const say = (text: string) => process.stdout.write(`${text}\n`)

await run(async () => {
  const wanted = wantedOf(process.argv.slice(3))
  loadDotEnv()
  const { settings, problems } = readSettings(process.env)
  const steps = stepsFor(settings, !isAsked('without-backup'))
  const faults = [...cliProblems(), ...problems]
  if (wanted === 'dry-run') {
    showPlan(settings, steps)
    if (faults.length > 0)
      throw new Fault(
        `A deploy would stop before the first step. Put right, in .env or in the shell:\n${listed(faults)}`,
      )
    return { exitCode: 0 }
  }
  if (faults.length > 0) {
    throw new Fault(
      `Nothing was done yet. Put right, in .env or in the shell:\n${listed(faults)}\nThen run \`${again}\`; docs/hosting.md has the steps.`,
    )
  }
  if (wanted === 'check') {
    const { checkLive } = await import('./check.ts')
    return { exitCode: await checkLive(settings, process.env) }
  }
  for (const warning of warnings(settings)) say(`Note: ${warning}`)
  steps.forEach(perform)
  say(
    `\nThe backend is live and dist/ is built. Now put dist/ on the host:\n  ${uploadCommand(settings)}`,
  )
  say('Then look whether all of it lives, as docs/hosting.md says:\n  npm run deploy -- --check')
  return { exitCode: 0 }
})

function wantedOf(args: string[]): 'deploy' | 'dry-run' | 'check' {
  const unknown = args.find((arg) => !['--dry-run', '--check', '--without-backup'].includes(arg))
  if (unknown)
    throw new Fault(
      `\`${again}\` knows \`-- --dry-run\`, \`-- --check\` and \`-- --without-backup\`, not ${unknown}.`,
    )
  if (isAsked('dry-run')) return 'dry-run'
  return isAsked('check') ? 'check' : 'deploy'
}

function showPlan(settings: Settings, steps: Step[]) {
  say('What `npm run deploy` would do, in this order:\n')
  for (const [index, step] of steps.entries()) say(`${describeStep(step, index + 1)}\n`)
  say(`Then it is yours to put dist/ on the host:\n   ${uploadCommand(settings)}\n`)
  for (const warning of warnings(settings)) say(`Note: ${warning}`)
  say('This was a dry run: nothing was done.')
}

/** The command's own output is the user's to see; it asks nothing, since each step says --yes. */
function perform({ title, command, env, hint }: Step, index: number, steps: Step[]) {
  say(`\n[${index + 1}/${steps.length}] ${title}`)
  const [program, ...args] = command
  const { status, error } = start(program, args, 'inherit', env)
  if (status === 0) return
  throw new Fault(
    `Step ${index + 1} of ${steps.length} failed: \`${command.join(' ')}\`${error ? ` (${error.message})` : ''}.\n` +
      `${hint}\nWhat came before it is done, nothing after it. Then run \`${again}\` again: done steps may be repeated.`,
  )
}

function cliProblems(): string[] {
  if (start('supabase', ['--version'], 'ignore').status === 0) return []
  return [
    `The Supabase CLI does not start. It comes with the packages: run \`npm ci\`, then \`${again}\`.`,
  ]
}

function warnings({ smtp, smtpPort, templates }: Settings): string[] {
  const { status, stdout } = start('git', ['status', '--porcelain'], 'pipe')
  const found: string[] = []
  if (status === 0 && stdout?.trim()) {
    found.push('There are changes that are not committed; they go live, too.')
  }
  if (!smtp) {
    found.push(
      `Without a mail server no client gets a mail from the product, and ${templates ? 'codes reach members of your organisation alone' : 'nobody can register: the mails that Auth keeps carry no code'}.`,
    )
  }
  if (smtp && ['25', '587'].includes(smtpPort)) {
    found.push(
      `Edge functions cannot reach a mail server on port ${smtpPort}: invoices will not be mailed. Most servers also listen on 465, which is used without SMTP_PORT.`,
    )
  }
  return found
}

function start(
  program: string,
  args: string[],
  output: 'inherit' | 'ignore' | 'pipe',
  env: Record<string, string> = {},
) {
  return spawnSync(program, args, {
    cwd: projectDir,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    env: { ...process.env, ...env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
    // npm puts .cmd files on the PATH there, which only a shell starts.
    shell: process.platform === 'win32',
  })
}
