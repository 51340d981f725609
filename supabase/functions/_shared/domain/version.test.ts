import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { isBehind } from './version.ts'

const part = fc.nat({ max: 30 })
const versionParts = fc.tuple(part, part, part)
const text = (parts: readonly number[]) => parts.join('.')

test('an app is behind a server whose major or minor version is larger, and behind no other', () => {
  fc.assert(
    fc.property(versionParts, versionParts, (own, other) => {
      const isLater = other[0] * 100 + other[1] > own[0] * 100 + own[1]
      expect(isBehind(text(own), text(other))).toBe(isLater)
    }),
    {
      examples: [
        [
          [1, 9, 0],
          [1, 10, 0],
        ],
        [
          [1, 2, 0],
          [1, 2, 9],
        ],
        [
          [2, 0, 0],
          [1, 9, 9],
        ],
      ],
    },
  )
})

test('an unreadable version disturbs nobody', () => {
  fc.assert(
    fc.property(
      fc.string().filter((it) => !/^\d+\.\d+\.\d+/.test(it)),
      (none) => {
        expect([isBehind('1.0.0', none), isBehind(none, '1.0.0')]).toEqual([false, false])
      },
    ),
    { examples: [[''], ['1.1'], ['v2.0.0'], ['2.0.x']] },
  )
  expect(isBehind('1.0.0', '1.1.0-beta.1')).toBe(true)
})
