import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { sql } from '../setup/stack/database.ts'
import { bearer, makeAccount, password, plain } from './clients.ts'
import { business, invoice, profile } from './samples.ts'

const take = async (bucket: string, capacity: number, perMinute: number) => {
  const [row] = await sql<{ wait: number }[]>`
    select take_permit(${bucket}, ${capacity}, ${perMinute}) as wait`
  return row?.wait
}

test('a bucket gives its permits, then says how long to wait, and refills', async () => {
  const bucket = crypto.randomUUID()
  const taken = [await take(bucket, 2, 6), await take(bucket, 2, 6), await take(bucket, 2, 6)]
  expect(taken).toEqual([0, 0, 10])
  await sql`update private.permits set counted_at = counted_at - interval '11 seconds' where bucket = ${bucket}`
  expect([await take(bucket, 2, 6), await take(bucket, 2, 6)]).toEqual([0, expect.any(Number)])
  await sql`update private.permits set counted_at = counted_at - interval '1 day' where bucket = ${bucket}`
  expect([await take(bucket, 2, 6), await take(bucket, 2, 6), await take(bucket, 2, 6)]).toEqual([
    0,
    0,
    expect.any(Number),
  ])
})

test('fifty at once take no more than there are', async () => {
  const bucket = crypto.randomUUID()
  const waits = await Promise.all(Array.from({ length: 50 }, () => take(bucket, 20, 0.001)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
})

test('buckets that nobody has touched for a day go', async () => {
  const bucket = crypto.randomUUID()
  await take(bucket, 1, 1)
  await sql`update private.permits set counted_at = now() - interval '25 hours' where bucket = ${bucket}`
  const left = () => sql`select 1 from private.permits where bucket = ${bucket}`
  // One call in a hundred cleans up.
  for (let turn = 0; turn < 10 && (await left()).length > 0; turn++)
    await sql`select take_permit('x', 9999, 9999) from generate_series(1, 200)`
  expect(await left()).toEqual([])
})

test('guessing a password stops after ten tries, from wherever it is tried', async () => {
  const { email } = await makeAccount()
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn++) {
    const { status } = await plain().post('/user/auth/login', { email, password: `guess ${turn}` })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  const right = await plain().post('/user/auth/login', { email: email.toUpperCase(), password })
  const seconds = Number(right.headers['retry-after'])
  expect([right.status, right.data]).toEqual([
    429,
    {
      success: false,
      message: `Too many requests. Try again in ${seconds} seconds.`,
      code: 'too_many_requests',
      reason: 'too_many_requests',
      params: { seconds },
    },
  ])
  expect(seconds).toBeGreaterThan(60)
  // Asking for a new password is another errand.
  expect((await plain().post('/user/auth/forgot-password', { email })).status).toBe(200)
})

let tries = 0

beforeRelease(
  'one address may sign in thirty times in a burst, whoever it says was before it',
  async () => {
    // Another address at each try: an address stays used up for a while.
    tries += 1
    const address = `198.51.100.${tries}`
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const client = plain({ 'X-Forwarded-For': `10.0.0.${n}, ${address}` })
        const signIn = () => client.post('/user/auth/login', {})
        const answer = await signIn()
        // A caller who cannot be counted is asked to come again.
        return answer.status === 503 ? signIn() : answer
      }),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(40 - refused.length).fill(422),
      ...refused.map(() => 429),
    ])
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(refused.length).toBeLessThanOrEqual(10)
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60)
  },
)

beforeRelease(
  'all addresses of one /64 share one burst, and so do the spellings of one address of version 4',
  async () => {
    const tried = (addresses: string[]) =>
      Promise.all(
        addresses.map((address) =>
          plain({ 'X-Forwarded-For': address }).post('/user/auth/login', {}),
        ),
      ).then((answers) => answers.filter(({ status }) => status === 429).length)
    const many = Array.from({ length: 20 }, (_, n) => n)
    expect(
      await tried(many.flatMap((n) => [`2001:db8:7:7::${n}`, `2001:db8:7:7:${n}::1`])),
    ).toBeGreaterThanOrEqual(5)
    expect(
      await tried(many.flatMap(() => ['192.0.2.79', '::ffff:192.0.2.79'])),
    ).toBeGreaterThanOrEqual(5)
  },
)

test('a file costs a permit before it is read, and one with more columns than a table has is refused at once', async () => {
  const { id, token } = await makeAccount()
  const client = bearer(token)
  const commas = () => client.post('/import', { of: 'clients', csv: ','.repeat(250_000) })
  const first = await commas()
  expect([first.status, first.data.reason]).toEqual([422, 'import_unread'])
  const bucket = createHash('sha256').update(`import:${id}`).digest('base64url')
  const emptied = await sql`
    update private.permits set available = 0, counted_at = now() where bucket = ${bucket} returning 1`
  expect(emptied).toHaveLength(1)
  const refused = await commas()
  expect([refused.status, refused.data.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('files of one’s books cost a permit of the person each, in whatever form, and what the app reads goes on', async () => {
  const { id, token } = await makeAccount()
  const client = bearer(token)
  await client.patch('/business/update', {
    ...{ gstRegistration: 'regular', taxId: '27AAPFU0939F1ZV', defaultGstRate: 18 },
  })
  await client.post('/client/create', { name: 'Kaveri Interiors' })
  const { id: book } = (await client.get('/client')).data.data.data[0]
  const days = 'from=2026-04-01&to=2027-03-31'
  const period = 'period=112026&filing=monthly'
  const files = [
    `/client/${book}/statement?${days}&format=pdf`,
    `/report/register?kind=invoices&${days}&format=csv`,
    `/report/revenue?by=client&${days}&format=xlsx`,
    '/report/ageing?format=csv',
    `/report/gstr1?${period}`,
    `/report/gstr3b?${period}`,
  ]
  const statuses = async () => {
    const answers = []
    for (const file of files) answers.push([file, (await client.get(file)).status])
    return answers
  }
  expect(await statuses()).toEqual(files.map((file) => [file, 200]))
  const bucket = createHash('sha256').update(`file:${id}`).digest('base64url')
  const emptied = await sql`
    update private.permits set available = -60, counted_at = now() where bucket = ${bucket} returning 1`
  expect(emptied).toHaveLength(1)
  expect(await statuses()).toEqual(files.map((file) => [file, 429]))
  expect((await client.get(`/report/register?kind=invoices&${days}`)).status).toBe(200)
  expect((await client.get(`/client/${book}/statement?${days}`)).status).toBe(200)
})

test('a person without permits writes nothing, is told how long to wait, and can still read', async () => {
  const { id, token } = await makeAccount()
  await sql`
    update private.writers set available = -60, counted_at = clock_timestamp() where user_id = ${id}`
  const client = bearer(token)
  const answers = [
    await client.post('/invoice/create', invoice),
    await client.patch('/user/auth/update', profile),
    await client.patch('/business/update', business),
  ]
  for (const { status, data, headers } of answers) {
    expect([status, data.code, data.reason]).toEqual([
      429,
      'too_many_requests',
      'too_many_requests',
    ])
    expect(data.params.seconds).toBeGreaterThan(0)
    expect(headers['retry-after']).toBe(String(data.params.seconds))
  }
  const [written] = await sql`select count(*)::int as n from invoices where user_id = ${id}`
  expect(written?.n).toBe(0)
  expect((await client.get('/business')).status).toBe(200)
})

test('no address and no account stands in what is counted', async () => {
  const { email } = await makeAccount()
  await plain({ 'X-Forwarded-For': '192.0.2.88' }).post('/user/auth/login', { email, password })
  const buckets = await sql<{ bucket: string }[]>`select bucket from private.permits`
  expect(buckets.length).toBeGreaterThan(2)
  expect(JSON.stringify(buckets)).not.toMatch(/192\.0\.2|example/)
})
