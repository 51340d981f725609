import postgres from 'postgres'
import { afterAll, beforeAll, expect } from 'vitest'
import { databaseUrl } from '../../supabase/local/postgres/bootstrap.ts'
import { superuser } from '../../supabase/local/postgres/cluster-init.ts'
import { startStack } from '../../supabase/local/stack.ts'
import type { Stack } from '../../supabase/local/stack-options.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { thorough } from '../setup/property.ts'
import { call, newUser } from './client.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: 'api', authLimits: false })
}, 60_000)
afterAll(() => stack?.stop())

async function makeSeller(name: string): Promise<string> {
  const { accessToken } = await newUser(stack, `${name}@stack.example`, 'correct-horse-1')
  const { status } = await call(stack, 'POST', '/rest/v1/businesses', {
    token: accessToken,
    body: {
      name: 'Neel Studio',
      email: 'hello@neelstudio.example',
      phone: '9820012345',
      postal_code: '411004',
      city: 'Pune',
      state: 'Maharashtra',
    },
  })
  expect(status).toBe(201)
  return accessToken
}

const soon = { interval: 5, timeout: 10_000 }

const invoice = (key: string) => ({
  request_key: key,
  document: {
    client_name: 'Kaveri Interiors',
    client_email: 'billing@kaveri.example',
    due_date: '2990-01-01',
    items: [{ description: 'Design', quantity: 1, amount_minor: 10_000 }],
  },
})

beforeRelease(
  'cutting all connections again and again under load costs the requests in flight a 503, and nothing that was acknowledged',
  async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, (_, n) => makeSeller(`seller-${n}`)))
    const admin = postgres(databaseUrl(stack.ports.db, superuser), { max: 1 })
    const acknowledged: string[] = []
    const refused = new Map<number, number>()
    const waits = new Set<string | undefined>()
    let over = false

    const write = async (token: string) => {
      while (!over) {
        const key = crypto.randomUUID()
        const body = invoice(key)
        const { status, again } = await call(stack, 'POST', '/rest/v1/rpc/issue_invoice', {
          token,
          body,
        })
        if (status === 200) acknowledged.push(key)
        else {
          refused.set(status, (refused.get(status) ?? 0) + 1)
          waits.add(again)
        }
      }
    }
    const look = async (token: string) => {
      while (!over) {
        const { status } = await call(stack, 'GET', '/auth/v1/user', { token })
        if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1)
      }
    }
    const load = [...tokens.map(write), ...tokens.slice(0, 2).map(look)]
    try {
      for (let cut = 0; cut < thorough(3, 10); cut++) {
        const before = acknowledged.length
        await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(before + 5)
        await admin`
        select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`
      }
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(before)
    } finally {
      over = true
      await Promise.all(load)
    }

    const kept = await admin<{ key: string }[]>`select request_key as key from books.invoices`
    const gaps = await admin`
    select user_id from books.invoices group by user_id
    having count(*) <> max(sequence) or min(sequence) <> 1`
    await admin.end()
    expect([...refused.keys()]).toEqual([503])
    expect([...waits]).toEqual(['2'])
    const found = new Set(kept.map(({ key }) => key))
    expect(acknowledged.filter((key) => !found.has(key))).toEqual([])
    expect([...gaps]).toEqual([])
  },
  60_000,
)
