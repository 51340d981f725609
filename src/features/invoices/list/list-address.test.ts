import { expect, test } from 'vitest'
import { readAddress } from './list-address.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))

test.each(['0', '-1', '1.5', 'two', ''])('page "%s" of the address is the first one', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
  expect(read('page=3').page).toBe(3)
})

// [state-15]
test('a status that does not exist is no filter', () => {
  expect(read('status=LOST').filter).toBeNull()
  expect(read('status=PAID').filter).toBe('PAID')
})

test('filters that mean nothing are none', () => {
  const odd = 'issuedFrom=2026-02-30&dueTo=soon&min=-5&max=lots&clientId=7&sort=shape&size=7'
  expect(read(odd)).toEqual({
    ...{ filter: null, page: 1, shape: 'cards', undecided: true, size: '25', order: undefined },
    narrowed: { status: null, search: null, client: null },
  })
})
