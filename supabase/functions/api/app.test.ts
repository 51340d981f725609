import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readEnvironment } from '#api/http/environment.ts'
import { pdfFileName } from '#domain/document/file-names.ts'
import { foreignNumbers } from '#tests/factories/hostile-texts.ts'
import { untaxed } from '#tests/factories/rows/invoice-rows.ts'
import { fullText } from '#tests/setup/read-pdf.ts'
import { createApp } from './app.ts'

const url = 'http://supabase.test'
const app = createApp(
  readEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test' }),
)
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const token = 'ewgDYWViSHbm0sW-8dH2Y9hY'
const document = {
  ...untaxed(150050),
  id: '6241717b-2b23-4926-97fd-f03d244fb444',
  number: 'INV/26-27/0001',
  client_name: 'Kaveri Interiors',
  client_email: 'billing@kaveri.example',
  currency: 'INR',
  exchange_rate: null,
  total_minor: 150050,
  total_inr_minor: 150050,
  settled_minor: 0,
  balance_minor: 150050,
  status: 'UNPAID',
  issue_date: '2026-11-21',
  due_date: '2026-12-21',
  created_at: '2026-11-21 02:38:33.337969+00',
  seller: {
    name: 'Neel Studio',
    email: 'hello@neelstudio.example',
    phone: '9820012345',
    address: null,
    taxId: null,
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411004',
    country: 'India',
    website: null,
  },
  notes: null,
  credited_minor: 0,
  refundable_minor: 0,
  refunded_minor: 0,
  credit_reason: null,
  original: null,
  tds_minor: 0,
  upi_id: null,
  bank: null,
  paid_date: null,
  payment_method: null,
  items: [
    { id: 'i', description: 'Design', quantity: 2, amount_minor: 150050, amount_inr_minor: 150050 },
  ],
}

const answerWith = (status: number, body: object | null) =>
  server.use(
    http.post(`${url}/rest/v1/rpc/invoice_document`, () => HttpResponse.json(body, { status })),
  )

test('the PDF of a token comes as a download that no cache and no search engine keeps', async () => {
  let headers = new Headers()
  server.use(
    http.post(`${url}/rest/v1/rpc/invoice_document`, async ({ request }) => {
      headers = request.headers
      expect(await request.json()).toEqual({ token })
      return HttpResponse.json(document)
    }),
  )
  const answer = await app.request(`/api/invoice/pdf/${token}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Invoice_INV-26-27-0001.pdf"',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  })
  expect(await fullText(new Uint8Array(await answer.arrayBuffer()))).toContain('₹1,500.50')
  expect(headers.get('apikey')).toBe('sb_publishable_test')
})

test('a token that no invoice has is not found', async () => {
  answerWith(200, null)
  const answer = await app.request(`/api/invoice/pdf/${token}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    success: false,
    message: 'Invoice not found.',
    code: 'not_found',
    reason: 'invoice_not_found',
    params: {},
  })
})

test.each([
  'short',
  `${token}A`,
  'ewgDYWViSHbm0sW.8dH2Y9hY',
  '%00'.repeat(24),
  "' or 1=1 --          x",
])(
  'the malformed token %s is answered as one that is dead, without asking the database',
  async (malformed) => {
    server.use(
      ...[
        'invoice_document',
        'invoice_receipt',
        'shared_document',
        'shared_receipt',
        'shared_statement',
      ].map((name) => http.post(`${url}/rest/v1/rpc/${name}`, () => HttpResponse.json(null))),
    )
    const told = async (path: string) => {
      const answer = await app.request(`/api${path}`)
      return [answer.status, Object.fromEntries(answer.headers), await answer.json()]
    }
    for (const path of [
      '/invoice/pdf/T',
      '/invoice/pdf/T/receipt',
      '/share/T/pdf',
      '/share/T/receipt',
      '/share/T/statement',
    ]) {
      const dead = await told(path.replace('T', token))
      expect(dead[0]).toBe(404)
      expect([path, await told(path.replace('T', encodeURIComponent(malformed)))]).toEqual([
        path,
        dead,
      ])
    }
  },
)

test.each([
  [
    'is cut off from its database',
    () => HttpResponse.json({ code: '57P01', message: 'terminating connection' }, { status: 503 }),
  ],
  [
    'gave no connection in time',
    () => HttpResponse.json({ code: 'PGRST003', message: 'Timed out' }, { status: 504 }),
  ],
  ['is away', () => HttpResponse.error()],
])('a Data API that %s is a 503 that says when to try again', async (_, answers) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(http.post(`${url}/rest/v1/rpc/invoice_document`, answers))
  const answer = await app.request(`/api/invoice/pdf/${token}`)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
  expect(await answer.json()).toEqual({
    success: false,
    message: 'Please try again in a moment.',
    code: 'unavailable',
  })
  log.mockRestore()
})

test('a number in any script gives its PDF, under its whole name', async () => {
  for (const number of foreignNumbers) {
    server.use(
      http.post(`${url}/rest/v1/rpc/invoice_document`, () =>
        HttpResponse.json({ ...document, number }),
      ),
    )
    const answer = await app.request(`/api/invoice/pdf/${token}`)
    expect([number, answer.status]).toEqual([number, 200])
    const [, encoded = ''] =
      /filename\*=UTF-8''(\S+)$/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
    expect(decodeURIComponent(encoded)).toBe(
      pdfFileName({ id: '', formattedInvoiceNumber: number }),
    )
  }
})

test('a database that fails becomes a 502 that tells nothing of its insides, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answerWith(500, { message: 'relation "secret" does not exist', code: 'XX000' })
  const answer = await app.request(`/api/invoice/pdf/${token}`)
  expect(answer.status).toBe(502)
  expect(await answer.text()).not.toContain('secret')
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

test('a refusal that came without words says that the request failed', async () => {
  answerWith(404, { message: 'no such function', code: 'PGRST202' })
  const answer = await app.request(`/api/invoice/pdf/${token}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: 'Request failed.', code: 'not_found' })
})

test('an unknown address has the shape of every refusal', async () => {
  const answer = await app.request('/api/nothing/here')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ success: false, message: 'Not found.', code: 'not_found' })
})
