import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { keyOf } from './clients.ts'

const { apiUrl } = inject('stack')
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'bahi-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

let key: string
beforeAll(async () => {
  key = (await keyOf(await makeSeller(), 'documents', 'clients')).key
})

/** Runs an example, and returns what it prints; with the same order it finds the same invoice. */
async function printed(program: string, file: string, order: string): Promise<string> {
  const { stdout } = await run(program, [resolve('docs/examples', file), order], {
    cwd: folder,
    env: { ...process.env, BAHI_URL: `${apiUrl}/functions/v1/api`, BAHI_KEY: key },
  })
  return stdout
}

const pdf = (text: string) => {
  const [, file = ''] = /, (\S+\.pdf)$/m.exec(text) ?? []
  return readFileSync(join(folder, file), 'latin1').slice(0, 5)
}

beforeRelease('the example in TypeScript makes one invoice, however often it runs', async () => {
  const first = await printed(process.execPath, 'invoice.ts', 'order-1')
  expect(first).toMatch(
    /₹17000\.50, \S+\.pdf\nKaveri Interiors owes ₹17000\.50\nAll owe ₹17000\.50/,
  )
  expect(pdf(first)).toBe('%PDF-')
  expect(await printed(process.execPath, 'invoice.ts', 'order-1')).toBe(first)
})

/** Programs that a machine may lack are no part of the gate: `npm run test:examples`. */
const others = process.env.npm_lifecycle_event === 'test:examples'

test.runIf(others).each([
  ['python3', 'invoice.py', 'python3'],
  ['sh', 'invoice.sh', 'curl'],
])('the example for %s does the same', async (program, file, needed) => {
  const is = await run(needed, ['--version']).catch(() => null)
  if (is === null) return console.warn(`${file} was left out: ${needed} is not on this machine.`)
  const first = await printed(program, file, `order-${needed}`)
  expect(first).toMatch(/17000\.50?, \S+\.pdf/)
  expect(pdf(first)).toBe('%PDF-')
  expect(await printed(program, file, `order-${needed}`)).toBe(first)
})
