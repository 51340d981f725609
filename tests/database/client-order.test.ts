import { expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { issue } from './ground/clients.ts'
import { dayFromToday } from './ledger.ts'

interface Asked {
  skip?: number
  most?: number
  sort?: string
  query?: string
}

const listed = (user: string, asked: Asked = {}) =>
  as(user, async (tx) => {
    const { skip = 0, most = 9, sort = 'name', query = null } = asked
    const [row] = await tx<
      { it: { clients: { name: string; due: { minor: number; overdue_minor: number } }[] } }[]
    >`
      select list_clients(${skip}, ${most}, ${query}, false, ${sort}) as it`
    return row?.it.clients ?? []
  })

const itemOf = (amount_minor: number) => [{ description: 'Work', quantity: 1, amount_minor }]

test('clients come by what they owe or by their last invoice, over pages and in a search', async () => {
  const user = await makeSeller()
  const bills = [
    ['Bela', 900_00, '2026-10-01'],
    ['Divya', 500_00, '2026-10-02'],
    ['Asha', 100_00, '2026-10-03'],
    ['Chetan', 500_00, '2026-10-04'],
  ] as const
  for (const [client_name, minor, issue_date] of bills) {
    await issue(user, { client_name, issue_date, items: itemOf(minor) })
  }
  await sql`insert into clients (user_id, name) values (${user}, 'Aadi'), (${user}, 'Zoya')`
  const names = async (asked: Asked) => (await listed(user, asked)).map(({ name }) => name)

  const pages = [0, 2, 4].map((skip) => names({ skip, most: 2, sort: 'owed' }))
  expect((await Promise.all(pages)).flat()).toEqual([
    ...['Bela', 'Chetan', 'Divya', 'Asha'],
    ...['Aadi', 'Zoya'],
  ])
  expect(await names({ sort: 'last' })).toEqual([
    ...['Chetan', 'Asha', 'Divya', 'Bela'],
    ...['Aadi', 'Zoya'],
  ])
  expect(await names({ sort: 'owed', query: 'ya' })).toEqual(['Divya', 'Zoya'])
  expect(await names({ sort: 'no such order' })).toEqual([
    ...['Aadi', 'Asha', 'Bela', 'Chetan', 'Divya', 'Zoya'],
  ])
})

test('a client tells which part of their debt is late, of an invoice in parts only the parts past their day', async () => {
  const user = await makeSeller()
  const issued = { issue_date: await dayFromToday(-40) }
  const bills = [
    { due_date: await dayFromToday(-1), items: itemOf(300_00) },
    { due_date: await dayFromToday(0), items: itemOf(50_00) },
    {
      items: itemOf(100_00),
      parts: [
        { due_date: await dayFromToday(-10), amount_minor: 40_00 },
        { due_date: await dayFromToday(10), amount_minor: 60_00 },
      ],
    },
  ]
  for (const bill of bills) await issue(user, { ...issued, ...bill })
  const [client] = await listed(user)
  expect(client?.due).toMatchObject({ minor: 450_00, overdue_minor: 340_00 })
})
