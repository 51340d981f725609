import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../supabase/local/process/ports.ts'
import { type DenoPackage, findDeno } from '../supabase/local/web/deno.ts'
import { thorough } from '../tests/setup/property.ts'
import { BUNDLE_LIMIT, bundleFunction } from './bundle.ts'
import { productDefine } from './product.ts'

const folder = mkdtempSync(join(tmpdir(), 'bahi-bundle-'))
const named = { productName: 'Neel & Co', supportEmail: 'help@neel.studio' }
const start = join(folder, 'index.js')
const onPort = join(folder, 'on-port.mjs')
let built: Awaited<ReturnType<typeof bundleFunction>>

beforeAll(async () => {
  built = await bundleFunction(folder, productDefine(named))
  const wrapper = readFileSync(
    resolve(import.meta.dirname, '../supabase/local/web/serve-on-port.mjs'),
    'utf8',
  )
  writeFileSync(onPort, wrapper.replace('../../functions/api/index.ts', './index.js'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
/** Returns the files that a file imports, statically or by `import()`. */
const imports = (file: string) => [
  ...new Set(
    [...read(file).matchAll(/(?:from|import)\s*\(?["']([^"']+)["']/g)].map(([, name]) => name),
  ),
]

test('the function is small, and holds no test, no builder of fonts and no package to look up', () => {
  expect(built.bytes).toBeGreaterThan(500_000)
  expect(built.bytes).toBeLessThan(BUNDLE_LIMIT)
  for (const file of built.files) {
    expect(read(file)).not.toMatch(/vitest|subset-font|html2canvas\.hertzen/)
    for (const name of imports(file)) expect(name).toMatch(/^(?:node:|\.\/)/)
  }
})

test('the start is one file, and what is needed later comes by itself', () => {
  const later = imports('index.js')
  expect(later.sort()).toEqual(
    built.files.filter((file) => later.includes(`./${file}`)).map((file) => `./${file}`),
  )
  expect(later.length).toBeGreaterThan(8)
  // The bundler's own three lines are a file of their own.
  expect(read('index.js')).not.toMatch(/from\s*["'](?!\.\/rolldown-runtime\.js)/)
  expect(read('rolldown-runtime.js').length).toBeLessThan(1_000)
  expect(read('index.js').length).toBeLessThan(290_000)
})

test('every Node global is imported: outside of packages an older Deno has none of it', () => {
  const free =
    /(?<![\w$.'"`])(?:Buffer|process|setImmediate|clearImmediate|global|require|__dirname)\s*[.(]/g
  // A text of Papa's, for a worker that is never started here.
  const code = (file: string) => read(file).replace('global.IS_PAPA_WORKER', '')
  const found = built.files.flatMap((file) =>
    [...code(file).matchAll(free)].map(([name]) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
  expect(imports('nodemailer.js')).toContain('node:buffer')
})

test.each(thorough<DenoPackage[]>(['deno-hosted'], ['deno', 'deno-hosted']))(
  'the bundle serves on %s, under the name and with the address of its host',
  async (runtime) => {
    const [port, dataPort] = [await freePort(), await freePort()]
    // Says whose a key is, and is asked for nothing else.
    const holder = JSON.stringify({ user_id: crypto.randomUUID(), scopes: [] })
    const database = createServer((_, answer) =>
      answer.writeHead(200, { 'Content-Type': 'application/json' }).end(holder),
    )
    await new Promise<void>((done) => database.listen(dataPort, '127.0.0.1', done))
    const deno = spawn(
      findDeno(runtime),
      [
        ...['run', '--no-prompt', '--no-config', '--allow-net', '--allow-env'],
        ...(runtime === 'deno' ? [start] : [onPort]),
      ],
      {
        stdio: 'ignore',
        env: {
          ...{ DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, DENO_NO_UPDATE_CHECK: '1' },
          ...{
            SUPABASE_URL: `http://127.0.0.1:${dataPort}`,
            SUPABASE_ANON_KEY: 'x',
            DENO_DIR: join(folder, '.deno'),
          },
        },
      },
    )
    const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, init).catch(() => null)
        if (answer) return answer
        if (deno.exitCode !== null) throw new Error(`Deno ended with ${deno.exitCode}.`)
        await new Promise((done) => setImmediate(done))
      }
    }
    try {
      const { info } = await (await ask('/openapi.json')).json()
      expect(info.title).toBe('Neel & Co REST interface')
      expect(info.description).toContain('help@neel.studio')
      expect((await ask('/none')).status).toBe(404)
      const tools = await ask('/mcp', {
        method: 'POST',
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        headers: {
          ...{ Authorization: 'Bearer bahi_live_x', 'Content-Type': 'application/json' },
          Accept: 'application/json, text/event-stream',
        },
      })
      expect(await tools.text()).toContain('"name":"find_clients"')
    } finally {
      database.close()
      deno.kill('SIGKILL')
    }
  },
)
