import { expect, test, vi } from 'vitest'
import { renewOnce } from './session.ts'

const session = { accessToken: 'a', refreshToken: 'r' }

test('requests of one session share one renewal for ten seconds', async () => {
  const renew = vi.fn(async () => session)
  const at = (now: number) => renewOnce('shared', renew, now)
  expect(await Promise.all([at(0), at(1), at(9_999)])).toEqual([session, session, session])
  expect(renew).toHaveBeenCalledTimes(1)
  await at(10_000)
  expect(renew).toHaveBeenCalledTimes(2)
})

test('sessions do not get each other’s', async () => {
  const other = { accessToken: 'b', refreshToken: 's' }
  await renewOnce('one', async () => session, 0)
  expect(await renewOnce('two', async () => other, 0)).toEqual(other)
})

test('a refusal and a failure are not remembered', async () => {
  expect(await renewOnce('later', async () => null, 0)).toBeNull()
  await expect(renewOnce('later', () => Promise.reject(new Error('down')), 0)).rejects.toThrow()
  expect(await renewOnce('later', async () => session, 0)).toEqual(session)
})
