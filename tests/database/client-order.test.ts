import { expect, test } from 'vitest'
import { as, asOwnerToStay, sql } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
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
  const [today, later] = [await dayFromToday(0), await dayFromToday(20)]
  const parts = [
    { due_date: today, amount_minor: 40_00 },
    { due_date: later, amount_minor: 60_00 },
  ]
  await issue(user, { due_date: today, items: itemOf(300_00) })
  await issue(user, { items: itemOf(100_00), parts })
  await issue(user, { due_date: later, items: itemOf(50_00) })
  const due = async () => (await listed(user))[0]?.due
  expect(await due()).toMatchObject({ minor: 450_00, overdue_minor: 0 })

  // Ten days pass.
  await asOwnerToStay(async (tx) => {
    await openIssued(tx)
    await tx`
      update invoices
      set
        issue_date = issue_date - 10, due_date = due_date - 10,
        financial_year = private.financial_year(issue_date - 10),
        parts = (
          select coalesce(jsonb_agg(
            part || jsonb_build_object('due_date', (part ->> 'due_date')::date - 10) order by part ->> 'due_date'
          ), '[]')
          from jsonb_array_elements(parts) as part
        )
      where user_id = ${user}`
    await openIssued(tx, false)
  })
  expect(await due()).toMatchObject({ minor: 450_00, overdue_minor: 340_00 })
})
