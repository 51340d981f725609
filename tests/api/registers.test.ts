import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bearer, makeAccount } from './clients.ts'

const invoice = (clientName: string, amount: number, more: object = {}) => ({
  clientName,
  clientEmail: 'billing@kaveri.example',
  dueDate: '2990-01-01',
  items: [{ description: 'Design', quantity: 1, amount }],
  ...more,
})

test('a register comes as a page with sums, as a CSV without formulas and as a workbook', async () => {
  const { token } = await makeAccount()
  const client = bearer(token)
  const made = await client.post('/invoice/create', invoice('=HYPERLINK("x")', 1_234.5))
  await client.post(
    '/invoice/create',
    invoice('Acme', 100, { currency: 'USD', exchangeRate: 83.5 }),
  )
  const day: string = made.data.data.issueDate
  const ask = (format: string) => {
    const params = { kind: 'invoices', from: day, to: day, format, limit: 1 }
    return client.get('/report/register', {
      params,
      responseType: format === 'json' ? 'json' : 'arraybuffer',
    })
  }

  const page = await ask('json')
  expect(page.data.data).toMatchObject({
    data: [{ clientName: '=HYPERLINK("x")', total: 1_234.5, ownTotal: 1_234.5, status: 'UNPAID' }],
    pagination: { page: 1, limit: 1, total: 2, totalPages: 2 },
    sums: { total: 9_584.5, balance: 9_584.5, withoutRate: 0 },
  })

  const csv = await ask('csv')
  expect(csv.headers).toMatchObject({
    'content-type': expect.stringContaining('text/csv'),
    'content-disposition': `attachment; filename="Invoices_${day}.csv"`,
  })
  const lines = new TextDecoder().decode(csv.data).split('\r\n')
  expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",`)
  expect(lines[2]).toContain('USD,83.5,100.00,8350.00')

  const book = await ask('xlsx')
  const sheet = unzipSync(new Uint8Array(book.data))['xl/worksheets/sheet1.xml']
  expect(strFromU8(sheet ?? new Uint8Array())).toContain('<v>1234.50</v>')
})

test('a request in a wrong form is refused with its field', async () => {
  const client = bearer((await makeAccount()).token)
  const wrong = await client.get('/report/register', {
    params: { kind: 'secrets', from: '2026-02-30', to: '2026-03-01', format: 'pdf' },
  })
  expect([wrong.status, Object.keys(wrong.data.errors).sort()]).toEqual([
    422,
    ['format', 'from', 'kind'],
  ])
})

test('a statement tells what was owed before, what moved the account and what is owed now, and is a PDF', async () => {
  const { token } = await makeAccount()
  const client = bearer(token)
  const made = await client.post('/invoice/create', invoice('Kaveri', 1_000))
  const { id, clientId, issueDate } = made.data.data
  await client.post(`/invoice/${id}/payments`, { amount: 400, tds: 100, method: 'UPI' })
  const ask = (params: object) =>
    client.get(`/client/${clientId}/statement`, { params, responseType: 'arraybuffer' })
  const read = ({ data }: { data: ArrayBuffer }) => JSON.parse(new TextDecoder().decode(data)).data

  const now = { from: issueDate, to: issueDate }
  expect(read(await ask(now))).toMatchObject([
    {
      ...{ currency: 'INR', opening: 0, closing: 500 },
      lines: [
        { kind: 'invoice', amount: 1_000, balance: 1_000 },
        { kind: 'payment', amount: -500, tds: 100, balance: 500, method: 'UPI' },
      ],
    },
  ])
  expect(read(await ask({ from: '2989-01-01', to: '2989-01-31' }))).toEqual([
    { currency: 'INR', opening: 500, closing: 500, lines: [] },
  ])
  const pdf = await ask({ ...now, format: 'pdf' })
  expect(new TextDecoder('latin1').decode(pdf.data).slice(0, 5)).toBe('%PDF-')
  expect(pdf.headers['content-disposition']).toContain(`Statement_Kaveri_${issueDate}`)

  const other = bearer((await makeAccount()).token)
  const refused = await other.get(`/client/${clientId}/statement`, { params: now })
  expect(refused.status).toBe(404)
})
