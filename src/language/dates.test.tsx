import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { useDates } from './dates.ts'
import { hindi } from './hindi/index.ts'
import { Spoken } from './words.ts'

const InHindi = ({ children }: PropsWithChildren) => <Spoken value={hindi}>{children}</Spoken>

const readingsOf = ({
  plain,
  longDay,
  month,
  monthName,
  shortMonth,
  instant,
}: ReturnType<typeof useDates>) => [
  ...[plain, longDay, month, monthName, shortMonth].map((reading) => reading('2026-11-22')),
  instant('2026-11-22T11:34:00Z'),
]

test('days and months read in English as always, and in Hindi as Hindi writes them', () => {
  expect(readingsOf(renderHook(useDates).result.current)).toEqual([
    '2026-11-22',
    'November 22, 2026',
    'November 2026',
    'November',
    'Nov',
    'Nov 22, 2026, 5:04 PM',
  ])
  expect(readingsOf(renderHook(useDates, { wrapper: InHindi }).result.current)).toEqual([
    '22 नव॰ 2026',
    '22 नवंबर 2026',
    'नवंबर 2026',
    'नवंबर',
    'नव॰',
    '22 नव॰ 2026, शाम 5:04',
  ])
})
