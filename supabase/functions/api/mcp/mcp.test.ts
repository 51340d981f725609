import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '#api/http/environment.ts'
import { message } from '#domain/messages/message.ts'
import { createApp } from '../app.ts'
import { money, quoted, sentence } from './told.ts'

const url = 'http://supabase.test'
const app = createApp(
  readEnvironment({
    ...{ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test' },
    ...{ APP_URL: 'https://bahi.example', ALLOWED_ORIGINS: 'https://other.example' },
  }),
)
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() =>
  server.use(
    http.post(`${url}/rest/v1/rpc/enter_by_key`, () =>
      HttpResponse.json({ user_id: crypto.randomUUID(), scopes: ['documents'] }),
    ),
  ),
)
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const post = (message: object, headers: Record<string, string> = {}) =>
  app.request('/api/mcp', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    headers: {
      ...{ Authorization: 'Bearer bahi_live_x', 'Content-Type': 'application/json' },
      ...{ Accept: 'application/json, text/event-stream', ...headers },
    },
  })

/** The message in an answer, which comes as an event to a client of before. */
async function told(answer: Response) {
  const text = await answer.text()
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
}

const call = async (name: string, given: object) =>
  (await told(await post({ method: 'tools/call', params: { name, arguments: given } }))).result

test('the pages of the app and of the host’s own origins may call, and no others', async () => {
  for (const [origin, status] of [
    ['https://bahi.example', 200],
    ['https://other.example', 200],
    ['https://bahi.example.evil.example', 403],
    ['null', 403],
  ] as const) {
    const answer = await post({ method: 'tools/list' }, { Origin: origin })
    expect([origin, answer.status]).toEqual([origin, status])
  }
})

test('a key that calls too often is told when to come again', async () => {
  server.use(
    http.post(`${url}/rest/v1/rpc/enter_by_key`, () =>
      HttpResponse.json(
        { message: 'too_many_requests', code: 'PT429', details: '{"seconds": 7}' },
        { status: 429 },
      ),
    ),
  )
  const answer = await post({ method: 'tools/list' })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '7'])
})

test('nobody keeps the function awake by listening for changes', async () => {
  const version = '2026-07-28'
  const answer = await post(
    {
      method: 'subscriptions/listen',
      params: {
        notifications: { toolsListChanged: true },
        _meta: {
          'io.modelcontextprotocol/protocolVersion': version,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
    { 'MCP-Protocol-Version': version, 'Mcp-Method': 'subscriptions/listen' },
  )
  expect(await told(answer)).toMatchObject({ error: { message: 'Subscription limit reached' } })
})

test('a wrong argument is told by its name, and one that no tool knows is not passed over', async () => {
  const wrong = await call('find_clients', { page: 0, query: 'x' })
  expect(wrong.isError).toBe(true)
  expect(JSON.parse(wrong.content[0].text).fields).toHaveProperty('page')
  const unknown = await call('draft_invoice', { clientName: 'Kaveri', sendMail: true })
  expect(JSON.parse(unknown.content[0].text).fields).toEqual({
    sendMail: 'sendMail is no field of this request.',
  })
})

test('a fault of the database tells nothing of its insides', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(
    http.post(`${url}/rest/v1/rpc/list_clients`, () =>
      HttpResponse.json({ message: 'relation "secret"', code: 'XX000' }, { status: 500 }),
    ),
  )
  const { isError, content } = await call('find_clients', {})
  expect([isError, content[0].text.includes('secret')]).toEqual([true, false])
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

test('a sentence that may repeat a name is marked as that name is', () => {
  expect(quoted('')).toBe(null)
  expect(quoted('Pay me')).toEqual({ quoted: 'Pay me' })
  expect(sentence(message('codeMissing'))).toEqual(expect.any(String))
  expect(sentence(message('sameGstin', { name: 'Pay me' }))).toEqual({
    quoted: expect.stringContaining('Pay me'),
  })
  expect(money(-123456, 'USD')).toEqual({ minor: -123456, currency: 'USD', text: '−US$1,234.56' })
})

test('the tools can reach one function that changes the books, which saves a draft', () => {
  const room = import.meta.dirname
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(room, file), 'utf8'))
  const named = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from '#data\/(?!errors|client\.ts)[^']+'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  )
  const values = named.filter((name) => name !== '' && !name.startsWith('type '))
  const changing = values.filter((name) => !/^(?:get|list|find)[A-Z]/.test(name))
  expect(changing.sort()).toEqual(['saveDraft'])
  expect(values.length).toBeGreaterThan(12)
  expect(sources.join('')).not.toMatch(/\.(?:rpc|from)\(|#api\/mail/)
})
