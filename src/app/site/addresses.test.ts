import { expect, test } from 'vitest'
import { paths } from '../../lib/paths/paths.ts'
import { pages, rooms } from './addresses.ts'

test('every address of the app is a built page or lies in a room that the hosts lead to the app', () => {
  const addresses = Object.values(paths).filter((path) => typeof path === 'string')
  const answered = (path: string) =>
    pages.includes(path) || rooms.some((room) => path === room || path.startsWith(`${room}/`))
  const bare = addresses.map((path) => path.replace(/[#?].*/, ''))
  expect(bare.filter((path) => !answered(path) && !path.startsWith('/i/'))).toEqual([])
  expect(rooms).toEqual(expect.arrayContaining(['/invoices', '/invoice', '/setting', '/profile']))
  // A document of its own.
  expect(rooms).not.toContain('/i')
  expect(rooms.filter((room) => pages.includes(room))).toEqual([])
})
