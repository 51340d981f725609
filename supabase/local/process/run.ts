import { Fault } from './fault.ts'
import { onNpmEnd } from './npm.ts'

type Running = { stop: () => Promise<void> } | { exitCode: number }

/**
 * The frame of every command here: faults without a stack trace, and a clean stop on Ctrl+C,
 * SIGTERM or SIGHUP and when npm is gone, also halfway through the start. A second signal leaves the
 * rest to the watchdog.
 */
export async function run(command: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  const stopping = new AbortController()
  let running: Running | undefined

  // The terminal may be closed, the reader of a pipe gone: nobody is left to tell, and a stop goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  const stop = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    process.stderr.write('\nStopping…\n')
    if (running) void end(running, 0)
  }
  const stopOn = (signal: NodeJS.Signals, code: number) => {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(code)
      stop()
    })
  }
  stopOn('SIGINT', 130)
  stopOn('SIGTERM', 143)
  stopOn('SIGHUP', 129)
  onNpmEnd(stop)
  process.on('uncaughtException', (error) => {
    report(error)
    void end(running, 1)
  })

  try {
    running = await command(stopping.signal)
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0)
    report(error)
    process.exit(1)
  }
  if (stopping.signal.aborted) await end(running, 0)
  else if ('exitCode' in running) process.exit(running.exitCode)
}

async function end(running: Running | undefined, code: number): Promise<never> {
  if (running && 'stop' in running) await running.stop().catch(report)
  process.exit(code)
}

function report(error: unknown): void {
  const text = error instanceof Error && !(error instanceof Fault) ? error.stack : undefined
  process.stderr.write(`\n${text ?? (error instanceof Error ? error.message : String(error))}\n`)
}
