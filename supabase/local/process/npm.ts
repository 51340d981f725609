import { commandOf, isAlive, parentOf } from './processes.ts'

let npm: { parent: number; pid: number } | undefined

/**
 * Remembers the npm that started this process. The first thing to do: once everything is loaded,
 * half a second later, npm may be gone already. Nothing on Windows, where no signal reaches npm.
 */
export function rememberNpm(): void {
  const script = process.env.npm_lifecycle_script
  // A script farther up leaves the variable to its children, of whom this may be one.
  if (process.platform === 'win32' || !script?.includes('supabase/local/start.mjs')) return
  const parent = process.ppid
  // The parent is the shell of the script, if that has not replaced itself by its only command.
  const shell = commandOf(parent).includes(script)
  npm = { parent, pid: (shell && parentOf(parent)) || parent }
}

/**
 * A signal to npm alone does not reach this process: SIGTERM ends npm and the shell, SIGKILL npm
 * alone. A process not started by npm runs on, even without its terminal.
 */
export function onNpmEnd(stop: () => void): void {
  if (!npm) return
  const { parent, pid } = npm
  const watching = setInterval(() => {
    if (process.ppid === parent && isAlive(pid)) return
    clearInterval(watching)
    stop()
  }, 1_000)
  watching.unref()
}

/** Whether `--name` stands behind the command. Without the `--` before it, npm keeps an option and says so in a variable. */
export function isAsked(name: string): boolean {
  const kept = process.env[`npm_config_${name.replaceAll('-', '_')}`]
  return process.argv.slice(3).includes(`--${name}`) || kept === 'true'
}
