import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkDatabase } from './database.ts'

const ofSize = async (megabytes: number, env: NodeJS.ProcessEnv = {}) => {
  const rows = [{ bytes: megabytes * 1_000_000, guards: 3, keys: true }]
  const [found] = await checkDatabase(env, { query: async (_, schema) => v.parse(schema, rows) })
  return found
}

test('the size of the database is told, and from 350 MB on what a free project comes to', async () => {
  expect(await ofSize(349)).toEqual({ what: 'the database takes 349 MB of 500', todo: null })
  expect(await ofSize(350)).toEqual({
    what: 'the database takes 350 MB of 500',
    todo: expect.stringContaining('A free project only reads above 500 MB.'),
  })
})

test('on a larger plan it is measured by that plan’s size', async () => {
  const larger = { DATABASE_MB: '8000' }
  expect((await ofSize(5_599, larger))?.todo).toBe(null)
  expect((await ofSize(5_600, larger))?.what).toBe('the database takes 5600 MB of 8000')
  expect((await ofSize(5_600, larger))?.todo).not.toBe(null)
})

test('a database without the triggers on second factors is told', async () => {
  const todoWith = async (guards: number) => {
    const rows = [{ bytes: 1, guards, keys: true }]
    const found = await checkDatabase({}, { query: async (_, schema) => v.parse(schema, rows) })
    return found[1]?.todo
  }
  expect(await todoWith(3)).toBe(null)
  expect(await todoWith(2)).toContain('auth.mfa_factors lacks our triggers')
})

test('a database that lets no keys in is told', async () => {
  const todoWith = async (keys: boolean) => {
    const rows = [{ bytes: 1, guards: 3, keys }]
    const found = await checkDatabase({}, { query: async (_, schema) => v.parse(schema, rows) })
    return found[2]?.todo
  }
  expect(await todoWith(true)).toBe(null)
  expect(await todoWith(false)).toContain('pgrst.db_pre_request')
})
