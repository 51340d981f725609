import { expect, test } from 'vitest'
import { thorough } from '../setup/property.ts'
import { bearer, makeAccount, plain } from './clients.ts'
import { protectedRoutes } from './routes.ts'
import { invoice } from './samples.ts'

const body = {
  ...invoice,
  ...{ amount: 1, method: 'Cash', reason: 'A slip', kind: 'invoice', excess: 'advance' },
  ...{
    description: 'Design',
    name: 'Kaveri',
    note: 'By phone',
    version: 1,
    content: {},
    intoId: crypto.randomUUID(),
  },
}

const malformed = ['x', "' or 1=1 --"]
/** One of them in the gate, the other at the next route. */
const triedAt = (place: number) =>
  malformed.filter((_, at) => at % thorough(2, 1) === place % thorough(2, 1))

test('whatever is no id is answered as one that nobody has, on every route that takes one', async () => {
  const { token } = await makeAccount()
  const client = bearer(token)
  const { id } = (await client.post('/invoice/create', invoice)).data.data
  const { clientId } = (await client.get(`/invoice/${id}`)).data.data
  const paid = { amount: 1, method: 'Cash', allocations: [], excess: 'advance' }
  const receiptId = (await client.post(`/client/${clientId}/payments`, paid)).data.data.id
  const differ: unknown[] = []
  let compared = 0
  const routes = protectedRoutes.filter(
    ({ path }, at) => path.includes('/:') && at % thorough(2, 1) === 0,
  )
  for (const [place, { method, path }] of routes.entries()) {
    const told = async (id: string) => {
      const url = path.replaceAll(/:\w+/g, encodeURIComponent(id))
      const { status, data } = await client.request({
        ...{ method, url, params: { from: '2026-04-01', to: '2026-06-30', table: 'clients' } },
        ...(method === 'GET'
          ? {}
          : {
              data: {
                ...body,
                receiptId,
                ...(/\/(credit|debit)-note(\/:id\/correct)?$/.test(path) && { items: undefined }),
              },
            }),
      })
      return JSON.stringify([status, data])
    }
    const [unknown, ...answers] = await Promise.all(
      [crypto.randomUUID(), ...triedAt(place)].map(told),
    )
    for (const [at, answer] of answers.entries()) {
      compared += 1
      if (answer !== unknown) differ.push([method, path, triedAt(place)[at], answer, unknown])
    }
  }
  expect(differ).toEqual([])
  expect(compared).toBeGreaterThan(thorough(25, 60))
})

test('a token of no mail is answered as one that is malformed', async () => {
  const told = async (token: string) => {
    const { status, data } = await plain().post(`/mail/stop/${encodeURIComponent(token)}`, {
      scope: 'sender',
    })
    return [status, data]
  }
  const unknown = await told('ewgDYWViSHbm0sWx8dH2Y9hY')
  expect(unknown[0]).toBe(404)
  for (const token of ['x', 'ewgDYWViSHbm0sW.8dH2Y9hY', "' or 1=1 --"]) {
    expect(await told(token)).toEqual(unknown)
  }
})
