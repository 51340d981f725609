import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { dayOnScreen } from '#domain/dates.ts'
import type { ReturnForm } from '#domain/gst/filing.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { filedMarkRow } from '#tests/factories/rows/filed-mark-row.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { type DataApiOptions, dataApi, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { put } from '#tests/setup/screens/signed-in.tsx'
import { StatusStrip } from './status-strip.tsx'

const gstin = '27AAPFU0939F1ZV'
const october = { firstDay: '2026-10-01', lastDay: '2026-10-31' }

function open(options: DataApiOptions = {}, period = october, form: ReturnForm = 'gstr1') {
  const api = dataApi(options)
  return {
    ...api,
    ...openAt('/', [
      {
        path: '/',
        element: (
          <StatusStrip
            asked={{ form, period, gstin }}
            filing="monthly"
            check={{ problems: [], undecided: 0, placeOf: (list) => `#${list}` }}
            file={() => null}
          />
        ),
      },
    ]),
  }
}

const askToMark = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Mark as filed' }))
  return within(
    await screen.findByRole('dialog', { name: 'Mark GSTR-1 for October 2026 as filed?' }),
  )
}

test('a month is marked as filed on a day, after a warning about the consequences', async () => {
  const { user, bodies } = open()
  const dialog = await askToMark(user)
  expect(
    dialog.getByText(/issue, revise, delete or restore documents dated in October 2026/),
  ).toBeVisible()
  const day = dialog.getByLabelText(/^Filed on/)
  expect(day).toHaveValue(dayOnScreen(todayInIndia()))
  put(day, '2026-10-31')
  await user.click(dialog.getByRole('button', { name: 'Mark as filed' }))
  expect(dialog.getByText('A return can be filed only after its period has ended.')).toBeVisible()
  expect(bodies('POST /rpc/file_period')).toEqual([])

  put(day, '2026-11-11')
  await user.click(dialog.getByRole('button', { name: 'Mark as filed' }))
  expect(await screen.findByText('Marked as filed.')).toBeVisible()
  expect(bodies('POST /rpc/file_period')).toEqual([
    {
      form: 'gstr1',
      first_day: '2026-10-01',
      last_day: '2026-10-31',
      gstin,
      filed_on: '2026-11-11',
    },
  ])
  expect(await screen.findByText('Filed on 11 Nov 2026')).toBeVisible()
})

test('a GSTR-3B is marked by itself, and its mark says that it locks nothing', async () => {
  const { user, bodies } = open({ marks: [filedMarkRow()] }, october, 'gstr3b')
  await user.click(await screen.findByRole('button', { name: 'Mark as filed' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Mark GSTR-3B for October 2026 as filed?' }),
  )
  expect(dialog.getByText(/You can still change documents of October 2026/)).toBeVisible()
  put(dialog.getByLabelText(/^Filed on/), '2026-11-20')
  await user.click(dialog.getByRole('button', { name: 'Mark as filed' }))
  expect(await screen.findByText('Filed on 20 Nov 2026')).toBeVisible()
  expect(bodies('POST /rpc/file_period')).toMatchObject([{ form: 'gstr3b' }])
})

test('a month is marked as checked and taken back, and the details say by whom', async () => {
  const check = { first_day: '2026-10-01', at: '2026-11-05T06:00:00+00:00', by_name: 'Ravi' }
  const { user, bodies } = open({
    checks: [{ ...check, unmarked_at: null, unmarked_by_name: null }],
  })
  expect(await screen.findByText('5 Nov 2026, by Ravi')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo the check of October 2026' }))
  expect(bodies('POST /rpc/uncheck_month')).toEqual([{ first_day: '2026-10-01' }])
})

test('a filed return asks nobody to check it', async () => {
  open({ marks: [filedMarkRow()] })
  expect(await screen.findByText('Not marked')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Mark as checked/ })).not.toBeInTheDocument()
})

test('a check that was taken back is in the details, and can be made again', async () => {
  const check = { first_day: '2026-10-01', at: '2026-11-05T06:00:00+00:00', by_name: 'Ravi' }
  const taken = { unmarked_at: '2026-11-06T06:00:00+00:00', unmarked_by_name: null }
  const { user, bodies } = open({ checks: [{ ...check, ...taken }] })
  await user.click(await screen.findByRole('button', { name: 'Mark as checked: October 2026' }))
  expect(bodies('POST /rpc/check_month')).toEqual([{ first_day: '2026-10-01' }])
  await user.click(screen.getByRole('button', { name: 'Details' }))
  expect(screen.getByText('October 2026: check undone by you on 6 Nov 2026')).toBeVisible()
})

test('a mark is taken back for a reason, and both stay in the history', async () => {
  const { user, bodies } = open({ marks: [filedMarkRow()] })
  await user.click(await screen.findByRole('button', { name: 'Unmark' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Unmark GSTR-1 for October 2026?' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Unmark' }))
  expect(dialog.getByText('Reason is required.')).toBeVisible()
  put(dialog.getByLabelText('Reason'), 'An invoice was missing')
  await user.click(dialog.getByRole('button', { name: 'Unmark' }))
  expect(await screen.findByText('No longer marked as filed.')).toBeVisible()
  expect(bodies('POST /rpc/unfile_period')).toEqual([
    {
      form: 'gstr1',
      first_day: '2026-10-01',
      last_day: '2026-10-31',
      gstin,
      reason: 'An invoice was missing',
    },
  ])
  expect(await screen.findByRole('button', { name: 'Mark as filed' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Details' }))
  const steps = within(screen.getByRole('list', { name: 'History of filing' }))
  const [unmarked, marked] = steps.getAllByRole('listitem')
  expect(unmarked).toHaveTextContent(
    /^October 2026: filed mark removed by Ravi on 22 Nov 2026.*· An invoice was missing$/,
  )
  expect(marked).toHaveTextContent(/^October 2026 marked as filed on 11 Nov 2026 by you/)
})

test('a month of a filed quarter says so, and the quarter’s mark is the one to take back', async () => {
  const quarter = filedMarkRow({
    first_day: '2026-10-01',
    last_day: '2026-12-31',
    filed_on: '2027-01-11',
  })
  open({ marks: [quarter] })
  expect(await screen.findByText('October to December 2026 filed on 11 Jan 2027')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Unmark October to December 2026' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark as filed' })).not.toBeInTheDocument()
})

test('a period that is not over cannot be marked yet', async () => {
  const today = todayInIndia()
  open({}, { firstDay: `${today.slice(0, 8)}01`, lastDay: shiftPeriod('month', today, 1) })
  expect(await screen.findByText(/^Possible from/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark as filed' })).not.toBeInTheDocument()
})

beforeRelease('a refusal of the database is shown in the dialog, which stays', async () => {
  const { user } = open({
    answers: {
      'POST /rpc/file_period': refused(409, 'period_filed', 'period', {
        first_day: '2026-10-01',
        last_day: '2026-12-31',
      }),
    },
  })
  const dialog = await askToMark(user)
  await user.click(dialog.getByRole('button', { name: 'Mark as filed' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /^GSTR-1 for October to December 2026 is marked as filed/,
  )
})

test.each([
  [
    'POST /rpc/file_period',
    [],
    'Mark as filed',
    'Failed to mark the return as filed. Please try again.',
  ],
  [
    'POST /rpc/unfile_period',
    [filedMarkRow()],
    'Unmark',
    'Failed to unmark the return. Please try again.',
  ],
] as const)('a breakdown of %s is told', async (call, marks, name, told) => {
  const { user } = open({ marks: [...marks], answers: { [call]: breakdown } })
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.queryByLabelText('Reason')
  if (reason) put(reason, 'A slip')
  await user.click(dialog.getByRole('button', { name }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(told)
})

test('marks that cannot be loaded are not guessed, and can be tried again', async () => {
  const { user } = open({ answers: { 'GET /filed_periods': breakdown } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the filing status.')
  expect(screen.queryByRole('button', { name: 'Mark as filed' })).not.toBeInTheDocument()
  dataApi({ answers: { 'GET /filed_periods': () => HttpResponse.json([]) } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Mark as filed' })).toBeVisible()
})
