import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as businesses from '#src/data/account/businesses.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { nothingStands } from '#tests/factories/rows/attention-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-09T06:00:00Z') })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const standing = {
  return: { is_nil: true, filed_on: null, gstr3b_filed_on: null },
  ...{ owed_minor: 46_536_000, late: 3, invoices: 12, revenue_minor: 9_000_000, to_match: 2 },
}

const open = (answer: object) =>
  dataApi({ answers: { 'POST /rpc/reports_standing': () => HttpResponse.json(answer) } })

const card = async (group: string, name: RegExp) =>
  within(await screen.findByRole('navigation', { name: group })).findByRole('link', { name })

test('each report says how it stands, in three groups, by one question for the month that is due', async () => {
  const { calls } = open(standing)
  await openSignedIn(paths.reports)
  expect(await card('Tax', /October 2026: nil · due 11 Nov 2026 · not filed/)).toHaveTextContent(
    'GSTR-1',
  )
  expect(await card('Tax', /October 2026: nil · due 20 Nov 2026/)).toHaveTextContent('GSTR-3B')
  expect(await card('Books', /12 invoices in November 2026/)).toHaveTextContent('Registers')
  expect(await card('Money in', /₹4,65,360\.00 owed · 3 overdue/)).toHaveTextContent('Ageing')
  expect(await card('Money in', /2 to match/)).toHaveTextContent('Bank file')
  const asked = calls.filter(({ call }) => call === 'POST /rpc/reports_standing')
  expect(asked.map(({ body }) => body)).toEqual([
    { first_day: '2026-10-01', last_day: '2026-10-31' },
  ])
})

beforeRelease('a return that was filed, or is late, says so', async () => {
  open({
    ...standing,
    return: { is_nil: false, filed_on: '2026-11-08', gstr3b_filed_on: '2026-11-09' },
  })
  const { unmount } = await openSignedIn(paths.reports)
  expect(await card('Tax', /October 2026: filed 8 Nov 2026/)).toBeVisible()
  expect(await card('Tax', /October 2026: filed 9 Nov 2026/)).toHaveTextContent('GSTR-3B')
  unmount()
  vi.setSystemTime(new Date('2026-11-21T06:00:00Z'))
  open(standing)
  const nil = await openSignedIn(paths.reports)
  expect(
    await card('Tax', /October 2026: nil · was due 20 Nov 2026 · not filed/),
  ).toHaveTextContent('GSTR-3B')
  nil.unmount()
  vi.setSystemTime(new Date('2026-11-12T06:00:00Z'))
  open({ ...standing, return: { is_nil: false, filed_on: null, gstr3b_filed_on: null } })
  await openSignedIn(paths.reports)
  expect(await card('Tax', /October 2026 · was due 11 Nov 2026/)).toBeVisible()
})

beforeRelease('figures that fail to load leave the ways to the reports', async () => {
  const answer = inTurn(breakdown, () => HttpResponse.json(nothingStands))
  dataApi({ answers: { 'POST /rpc/reports_standing': answer } })
  const { user } = await openSignedIn(paths.reports)
  expect(await screen.findByRole('alert')).toHaveTextContent('Figures could not be loaded.')
  expect(screen.getByRole('link', { name: /GSTR-1/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('Money in', /Nothing to match/)).toBeVisible()
})

test('the export of everything is a step from here, for the owner alone', async () => {
  open(standing)
  const { unmount } = await openSignedIn(paths.reports)
  expect(await screen.findByRole('link', { name: 'Export everything' })).toHaveAttribute(
    'href',
    paths.settingData,
  )
  unmount()
  vi.spyOn(businesses, 'useRole').mockReturnValue('accountant')
  await openSignedIn(paths.reports)
  expect(await card('Tax', /GSTR-1/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Export everything' })).not.toBeInTheDocument()
})
