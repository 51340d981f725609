import process from 'node:process'
import { pathToFileURL } from 'node:url'

/** Milliseconds of what a cold start to the first PDF consists of, in the order in which it happens. */
export type ColdSteps = { start: number; request: number; code: number; pdf: number }

const [folder = '', unknown = '', pdf = ''] = process.argv.slice(2)

async function timed(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await step()
  return performance.now() - start
}

const load = (file: string) => timed(() => import(pathToFileURL(`${folder}/${file}`).href))
const ask = (address: string) => timed(async () => (await fetch(address)).arrayBuffer())

// The first question of a process pays for `fetch` itself, which is no step of an answer.
await ask(process.env.SUPABASE_URL ?? '')
const steps: ColdSteps = {
  start: await load('index.js'),
  request: await ask(unknown),
  code: await load('invoice-pdf.js'),
  pdf: await ask(pdf),
}
process.stdout.write(JSON.stringify(steps))
process.exit()
