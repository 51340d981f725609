import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Fault } from '../process/fault.ts'
import { accepts } from '../process/ports.ts'
import type { Ports } from '../settings.ts'

/** A mail server that delivers to nobody, with an inbox page and its REST API (`GET /email`). */
export async function startMailbox(
  ports: Ports,
  dataDir: string,
): Promise<{ stop: () => Promise<void> }> {
  const mailDirectory = join(dataDir, 'mail')
  mkdirSync(mailDirectory, { recursive: true })
  const worker = new Worker(resolve(import.meta.dirname, 'mailbox-worker.mjs'), {
    workerData: { smtp: ports.smtp, web: ports.mail, mailDirectory },
    stdout: true,
    stderr: true,
  })
  let failure: Error | undefined
  worker.once('error', (error) => {
    failure = error
  })
  for (const port of [ports.smtp, ports.mail]) {
    for (let waited = 0; !(await accepts(port)); waited += 20) {
      if (failure || waited > 20_000) {
        await worker.terminate()
        throw new Fault(
          `The mail server did not start: ${failure?.message ?? 'it does not answer'}`,
        )
      }
      await delay(20)
    }
  }
  return {
    stop: async () => {
      await worker.terminate()
    },
  }
}
