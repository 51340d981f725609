import { expect, test } from 'vitest'
import { tokenOf } from './token.ts'

test.each([
  ['/i/AbC-_123', 'AbC-_123'],
  ['/i/AbC/', 'AbC'],
  ['/s/AbC-_123', 'AbC-_123'],
  ['/i/a%2Fb', 'a/b'],
  ['/i/', null],
  ['/i', null],
  ['/i/a/b', null],
  ['/i/%E0%A4%A', null],
  ['/invoice.html', null],
])('%s carries %s', (path, token) => expect(tokenOf(path)).toBe(token))
