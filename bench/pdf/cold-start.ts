import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { bundleFunction } from '../../hosting/bundle.ts'
import { freePort } from '../../supabase/local/process/ports.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { detailRow, itemRow, summaryRows } from '../../tests/factories/rows/invoice-rows.ts'
import { type Timing, timingOf } from '../measure.ts'
import type { ColdSteps } from './cold-steps.ts'
import { deno, printed } from './deno.ts'

const RUNS = 12
const apiConfig = 'supabase/functions/api/deno.json'

const person = { id: '0f8fad5b-d9cb-469f-a165-000000000001', email: 'demo@bahi.example' }

/** Signed by nobody: the stub says yes to each. */
function accessToken(): string {
  const claims = { sub: person.id, session_id: 'cold', exp: Math.floor(Date.now() / 1000) + 3_600 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.none`
}

/** Stands for the Auth server and the Data API, and answers at once: with ten invoices, or with one of ten items. */
async function startStub() {
  const row = {
    ...detailRow({ items: Array.from({ length: 10 }, (_, id) => itemRow({ id: `${id}` })) }),
    ...{ tds_minor: 0, upi_id: null, bank: null },
  }
  const list = { total: 10, counted: true, invoices: summaryRows(10) }
  const answerTo = (path = '') => {
    if (path === '/auth/v1/user') return person
    if (path === '/rest/v1/rpc/take_permit') return 0
    return path === '/rest/v1/rpc/list_invoices' ? list : row
  }
  const server = createServer(({ url }, answer) =>
    answer
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answerTo(url))),
  )
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Asks until somebody listens; another answer than the expected one is no measure of anything. */
async function firstAnswer(url: string, expected: number): Promise<void> {
  const headers = { Authorization: `Bearer ${accessToken()}` }
  for (;;) {
    const answer = await fetch(url, { headers }).catch(() => null)
    if (answer === null) {
      await delay(1)
      continue
    }
    const text = await answer.text()
    if (answer.status !== expected)
      throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
    return
  }
}

/** Each asked of a process of its own. */
const questions = {
  function: { path: '/api/none', status: 404 },
  list: { path: '/api/invoice?limit=10', status: 200 },
  pdf: { path: `/api/invoice/pdf/${'a'.repeat(24)}`, status: 200 },
}
type Start = keyof typeof questions
type Question = { path: string; status: number }
const starts = ['function', 'list', 'pdf'] as const satisfies Start[]

/** The source in the repository, which the embedded stack runs, and the uploaded bundle. */
const forms = ['source', 'bundle'] as const
type Form = (typeof forms)[number]
export type ColdStarts = { bare: Timing; steps: Record<keyof ColdSteps, Timing> } & Record<
  Form,
  Record<Start, Timing>
>

/**
 * The time from starting the process to its first answer: of a bare function, of the `api` function to an unknown path, its
 * first list of invoices to who is signed in, and its first PDF. And, in one process, where the time to that PDF goes.
 */
export async function coldStarts(): Promise<ColdStarts> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'))
  const bare = join(folder, 'bare.ts')
  writeFileSync(bare, "Deno.serve(() => new Response('ok'))\n")
  await bundleFunction(join(folder, 'bundle'), {})
  const programs = {
    source: 'supabase/functions/api/index.ts',
    bundle: join(folder, 'bundle/index.js'),
  }
  const stub = await startStub()
  const env = {
    SUPABASE_URL: stub.url,
    SUPABASE_ANON_KEY: localKeys.publishable,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localKeys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys.secret }),
  }
  const none = (): Record<Start, number[]> => ({ function: [], list: [], pdf: [] })
  const times = { bare: [] as number[], source: none(), bundle: none() }

  const run = async (program: string, { path, status }: Question): Promise<number> => {
    const port = await freePort()
    const start = performance.now()
    const served = deno(apiConfig, ['--allow-net', '--allow-env', program], {
      ...env,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    })
    served.stdout?.resume()
    try {
      await firstAnswer(`http://127.0.0.1:${port}${path}`, status)
      return performance.now() - start
    } finally {
      served.kill('SIGKILL')
      await new Promise((done) => served.on('close', done))
    }
  }

  const stepsOfOne = async (): Promise<ColdSteps> => {
    const address = `127.0.0.1:${await freePort()}`
    const asked = [questions.function, questions.pdf].map(({ path }) => `http://${address}${path}`)
    const flags = ['--allow-net', '--allow-env', '--allow-read']
    const args = ['bench/pdf/cold-steps.ts', join(folder, 'bundle'), ...asked]
    return printed(
      deno(apiConfig, [...flags, ...args], { ...env, DENO_SERVE_ADDRESS: `tcp:${address}` }),
    )
  }
  const taken: ColdSteps[] = []

  try {
    for (let turn = 0; turn <= RUNS; turn += 1) {
      times.bare.push(await run(bare, { path: '/', status: 200 }))
      for (const form of forms) {
        for (const what of starts) {
          times[form][what].push(await run(programs[form], questions[what]))
        }
      }
      taken.push(await stepsOfOne())
    }
  } finally {
    stub.stop()
    rmSync(folder, { recursive: true })
  }
  // The first turn fills Deno's own caches.
  const timing = (of: number[]) => timingOf(of.slice(1))
  const timings = (of: Record<Start, number[]>) => ({
    function: timing(of.function),
    list: timing(of.list),
    pdf: timing(of.pdf),
  })
  const step = (name: keyof ColdSteps) => timing(taken.map((steps) => steps[name]))
  return {
    bare: timing(times.bare),
    source: timings(times.source),
    bundle: timings(times.bundle),
    steps: { start: step('start'), request: step('request'), code: step('code'), pdf: step('pdf') },
  }
}
