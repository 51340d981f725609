import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { localKeys } from '../../supabase/local/settings.ts'
import { startSchedule } from '../../supabase/local/web/schedule.ts'

/** Stands in for the functions: refuses the first call, takes the others. */
async function functions() {
  const calls: IncomingMessage[] = []
  const server = createServer((request, response) => {
    calls.push(request)
    if (calls.length === 1) response.statusCode = 503
    response.end('not yet')
    server.emit('call')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return { server, calls, functionsUrl: `http://127.0.0.1:${address.port}` }
}

test('the local schedule runs at once, with the secret key, and goes on after a failure until it is stopped', async () => {
  const { server, calls, functionsUrl } = await functions()
  const lines: string[] = []
  let made = 0
  const schedule = startSchedule({
    functionsUrl,
    runSchedules: async () => {
      if (made++ === 1) throw new Error('no database')
    },
    log: (line) => lines.push(line),
    pause: 1,
  })
  while (calls.length < 3) await once(server, 'call')
  await schedule.stop()
  const called = calls.length

  expect(calls.map(({ method, url, headers }) => [method, url, headers.apikey])).toEqual(
    calls.map((_, at) => [
      ...['POST', `/api/schedule/${at % 2 === 0 ? 'run' : 'webhooks'}`, localKeys.secret],
    ]),
  )
  expect(lines).toEqual(['[schedule] not yet', '[schedule] no database'])
  expect(made).toBeGreaterThanOrEqual(called / 2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(calls).toHaveLength(called)
  server.closeAllConnections()
  server.close()
})

test('a schedule that waits for its next run stops at once', async () => {
  const { server, functionsUrl } = await functions()
  const schedule = startSchedule({ functionsUrl, runSchedules: async () => {}, log: () => {} })
  await once(server, 'call')
  const tooLate = new Promise((resolve) => setTimeout(resolve, 3_000, 'still waiting'))
  expect(await Promise.race([schedule.stop().then(() => 'stopped'), tooLate])).toBe('stopped')
  server.closeAllConnections()
  server.close()
})
