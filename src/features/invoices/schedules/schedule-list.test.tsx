import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { scheduleRow } from '#tests/factories/rows/schedule-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const monthly = scheduleRow(1)
const refused = scheduleRow(2, {
  ...{ every: 'week', day: null, mode: 'issue', tries: 2 },
  last_error: { code: 'PT409', message: 'business_required', details: '', hint: 'business' },
})
const broken = () => HttpResponse.json({ message: 'boom' }, { status: 500 })
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
})

test('the list shows each schedule’s next day, document, amount and state', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T06:00:00Z') })
  dataApi({
    schedules: [
      monthly,
      refused,
      scheduleRow(3, { next_on: null, last_period: '2026-10-31', made: 4 }),
    ],
  })
  await openSignedIn(paths.schedules)
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kaveri InteriorsRetainer NovemberRepeatsEvery month on the last dayA draft to reviewNext30 Nov 2026in 2 daysStatusACTIVEAmount₹25,000.00Pause',
    'Kaveri InteriorsRetainer NovemberRepeatsEvery week on MondayIssued and emailed automaticallyNext30 Nov 2026StatusNOT CREATEDAmount₹25,000.00Pause',
    'Kaveri InteriorsRetainer OctoberRepeatsEvery month on the last dayA draft to reviewNextLast 31 Oct 20264 createdStatusENDEDAmount₹25,000.00Resume',
  ])
  expect(screen.getByText('3 recurring · about ₹1,33,333.00 a month')).toBeVisible()
})

test('a row has a button that pauses it, and a menu that leads to its form', async () => {
  const { bodies } = dataApi({ schedules: [monthly] })
  const { user } = await openSignedIn(paths.schedules)
  await user.click(await screen.findByRole('button', { name: 'Pause Kaveri Interiors' }))
  expect(await screen.findByText('PAUSED')).toBeVisible()
  expect(button('Resume Kaveri Interiors')).toBeVisible()
  await user.click(button('Actions for Kaveri Interiors'))
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'href',
    schedulePaths.edit(monthly.id),
  )
  expect(bodies('POST /rpc/pause_schedule')).toEqual([{ schedule_id: monthly.id }])
})

test('a list that fails says so and can be asked again, and an empty one says how it fills', async () => {
  let fails = true
  dataApi({ answers: { 'POST /rpc/list_schedules': (usual) => (fails ? broken() : usual()) } })
  const { user } = await openSignedIn(paths.schedules)
  expect(await screen.findByText('Failed to load your recurring invoices')).toBeVisible()
  fails = false
  await user.click(button('Try again'))
  expect(await screen.findByText('No recurring invoices yet')).toBeVisible()
})
