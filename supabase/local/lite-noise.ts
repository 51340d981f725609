import { AsyncLocalStorage } from 'node:async_hooks'
import { format } from 'node:util'

const sink = new AsyncLocalStorage<(text: string) => void>()
let redirected = false

/**
 * lite prints every refused statement with its stack trace, though the client got the refusal as
 * JSON. What it prints while it answers a request goes to a log file instead.
 */
export function redirectErrors<T>(write: (text: string) => void, answer: () => T): T {
  if (!redirected) {
    redirected = true
    const print = console.error
    console.error = (...args: unknown[]) => {
      const log = sink.getStore()
      if (log) log(`${format(...args)}\n`)
      else print(...args)
    }
  }
  return sink.run(write, answer)
}
