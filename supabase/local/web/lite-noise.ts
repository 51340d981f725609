import { AsyncLocalStorage } from 'node:async_hooks'
import { format } from 'node:util'

type Heard = { write: (text: string) => void; failures: unknown[] }

const listening = new AsyncLocalStorage<Heard>()
let redirected = false

/**
 * lite prints every refused statement with its stack trace, though the client got the refusal as
 * JSON. Its output while it answers a request goes to a log file instead; the failure comes with the answer.
 */
export async function hearFailures(
  write: (text: string) => void,
  answer: () => Promise<Response>,
): Promise<{ response: Response; failures: unknown[] }> {
  redirect()
  const failures: unknown[] = []
  const response = await listening.run({ write, failures }, answer)
  return { response, failures }
}

function redirect() {
  if (redirected) return
  redirected = true
  const print = console.error
  console.error = (...args: unknown[]) => {
    const heard = listening.getStore()
    if (!heard) return print(...args)
    heard.failures.push(...args.filter((arg) => arg instanceof Error))
    heard.write(`${format(...args)}\n`)
  }
}
