import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../supabase/local/ports.ts'
import { localKeys } from '../supabase/local/settings.ts'
import { detailRow, itemRow } from '../tests/factories/invoice-rows.ts'
import { deno } from './deno.ts'
import { type Timing, timingOf } from './measure.ts'

const RUNS = 12
const apiConfig = 'supabase/functions/api/deno.json'

/** Stands for the Data API and answers every question with an invoice of ten items, at once. */
async function startStub() {
  const row = {
    ...detailRow({ items: Array.from({ length: 10 }, (_, id) => itemRow({ id: `${id}` })) }),
    ...{ tds_minor: 0, upi_id: null },
  }
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(row)),
  )
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function firstAnswer(url: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer()
      return
    } catch {
      await delay(1)
    }
  }
}

export type ColdStarts = Record<'bare' | 'function' | 'pdf', Timing>

/** From starting the process to a bare function's first answer, to the `api` function's, and to its first PDF. */
export async function coldStarts(): Promise<ColdStarts> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-bench-'))
  const bare = join(folder, 'bare.ts')
  writeFileSync(bare, "Deno.serve(() => new Response('ok'))\n")
  const stub = await startStub()
  const env = {
    SUPABASE_URL: stub.url,
    SUPABASE_ANON_KEY: localKeys.publishable,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localKeys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys.secret }),
  }
  const times: Record<keyof ColdStarts, number[]> = { bare: [], function: [], pdf: [] }

  const run = async (program: string, paths: { at: string; as: keyof ColdStarts }[]) => {
    const port = await freePort()
    const start = performance.now()
    const served = deno(apiConfig, ['--allow-net', '--allow-env', program], {
      ...env,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    })
    served.stdout?.resume()
    for (const { at, as } of paths) {
      await firstAnswer(`http://127.0.0.1:${port}${at}`)
      times[as].push(performance.now() - start)
    }
    served.kill('SIGKILL')
    await new Promise((done) => served.on('close', done))
  }

  try {
    for (let turn = 0; turn <= RUNS; turn += 1) {
      await run(bare, [{ at: '/', as: 'bare' }])
      await run('supabase/functions/api/index.ts', [{ at: '/api/none', as: 'function' }])
      await run('supabase/functions/api/index.ts', [
        { at: `/api/invoice/pdf/${'a'.repeat(24)}`, as: 'pdf' },
      ])
    }
  } finally {
    stub.stop()
    rmSync(folder, { recursive: true })
  }
  // The first turn fills Deno's own caches.
  return {
    bare: timingOf(times.bare.slice(1)),
    function: timingOf(times.function.slice(1)),
    pdf: timingOf(times.pdf.slice(1)),
  }
}
