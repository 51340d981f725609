import type { AxiosInstance } from 'axios'
import { beforeAll, expect, test } from 'vitest'
import { dayInIndia } from '../../supabase/functions/_shared/domain/dates.ts'
import { shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { bearer, makeAccount } from './clients.ts'
import { business } from './samples.ts'

let client: AxiosInstance
beforeAll(async () => {
  client = bearer((await makeAccount()).token)
})

const today = dayInIndia(new Date())
const code = (day: string) => `${day.slice(5, 7)}${day.slice(0, 4)}`
const period = code(shiftPeriod('month', today, -1))

test('a return is marked as filed, taken back for a reason, and both are listed', async () => {
  const filed = await client.post('/report/gstr1/file', { period })
  expect([filed.status, filed.data.message]).toEqual([200, 'Marked as filed.'])
  const mark = {
    ...{ period, filing: 'monthly', gstin: null, filedOn: today },
    ...{ unmarkedAt: null, reason: null },
  }
  expect(filed.data.data).toMatchObject(mark)

  const unfiled = await client.post('/report/gstr1/unfile', { period, reason: 'A slip' })
  expect(unfiled.data).toMatchObject({
    ...{ message: 'No longer marked as filed.', data: { ...mark, reason: 'A slip' } },
    ...{ data: { unmarkedAt: expect.any(String) } },
  })
  const again = await client.post('/report/gstr1/unfile', { period, reason: 'A slip' })
  expect([again.status, again.data.reason]).toEqual([409, 'period_not_filed'])

  const { data } = await client.get('/report/gstr1/filed')
  expect(data.data).toMatchObject({
    data: [{ period, reason: 'A slip' }],
    pagination: { page: 1, total: 1 },
  })
})

test('a GSTR-3B is marked beside the GSTR-1, each under its own path', async () => {
  const other = bearer((await makeAccount()).token)
  const filed = await other.post('/report/gstr3b/file', { period })
  expect(filed.data.data).toMatchObject({ form: 'gstr3b', period, byName: null })
  expect((await other.get('/report/gstr1/filed')).data.data.data).toEqual([])
  expect((await other.get('/report/gstr3b/filed')).data.data.data).toMatchObject([{ period }])
  const unfiled = await other.post('/report/gstr3b/unfile', { period, reason: 'A slip' })
  expect(unfiled.data.data).toMatchObject({ reason: 'A slip', unmarkedByName: null })
})

test('a date in a filed quarter is refused with the names of its months', async () => {
  const other = bearer((await makeAccount()).token)
  const filed = await other.post('/report/gstr1/file', {
    ...{ period: '062026', filing: 'quarterly', filedOn: `${today}T06:00:00Z` },
  })
  expect(filed.data.data).toMatchObject({ from: '2026-04-01', to: '2026-06-30', filedOn: today })
  const month = await other.post('/report/gstr1/file', { period: '052026' })
  expect([month.status, month.data]).toEqual([
    409,
    expect.objectContaining({
      message: expect.stringMatching(/^GSTR-1 for April to June 2026 is marked as filed/),
      reason: 'period_filed',
      params: { first_day: '2026-04-01', last_day: '2026-06-30' },
    }),
  ])
})

test.each([
  [{ period: '132026' }, 'period must be a month and a year, such as 102026.'],
  [{}, 'period is required.'],
  [{ period: code(today) }, 'A return can be filed only after its period has ended.'],
  [
    { period: '052026', filing: 'quarterly' },
    'A return must cover a month, or a quarter that starts in January, April, July or October.',
  ],
  [
    { period: '062026', gstin: '24AAQCA8719H1ZC' },
    'You have issued no documents under this GSTIN.',
  ],
  // Understood as a month it would be another period's mark.
  [{ period: '062026', quarter: true }, 'quarter is no field of this request.'],
])('%o is refused with its sentence', async (body, message) => {
  const { status, data } = await client.post('/report/gstr1/file', body)
  expect([status, data.message]).toEqual([422, message])
})

test('a return is not asked for by a word that is not known', async () => {
  const params = { period: '062026', quarter: true }
  for (const path of ['/report/gstr1', '/report/gstr3b']) {
    const { status, data } = await client.get(path, { params })
    expect([status, data.message]).toEqual([422, 'quarter is no field of this request.'])
  }
})

test('a mark belongs to the person who made it', async () => {
  const stranger = bearer((await makeAccount()).token)
  await client.post('/business/setup', business)
  await client.post('/report/gstr1/file', { period })
  expect((await stranger.get('/report/gstr1/filed')).data.data.data).toEqual([])
})
