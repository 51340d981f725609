import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { detailRow, invoiceId, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { runRow, scheduleRow } from '#tests/factories/rows/schedule-row.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import { startAfter } from './schedule-form-values.ts'

const monthly = scheduleRow(1)
const refused = scheduleRow(2, {
  ...{ every: 'week', day: null, mode: 'issue', tries: 2 },
  last_error: { code: 'PT409', message: 'business_required', details: '', hint: 'business' },
  ...{ changed_at: '2026-11-21T06:00:00Z', changed_by_name: 'Ravi Iyer' },
})
const registered = businessRow({
  ...{ gst_registration: 'regular', tax_id: '27AAPFU0939F1ZV', state_code: '27' },
  default_gst_rate: 1800,
})
const broken = () => HttpResponse.json({ message: 'boom' }, { status: 500 })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a schedule says why its last document failed, and links to those it made', async () => {
  dataApi({
    schedules: [refused],
    runs: [
      runRow('2026-11-16', { invoice: { id: 'i', number: 'INV/26-27/0007', cancelled_at: null } }),
      runRow('2026-11-09', { late: true, draft: { id: 'd', state: 'open' } }),
      runRow('2026-11-02', {
        ...{ late: true, error: { code: 'XX000', message: 'internal' } },
        draft: { id: 'e', state: 'discarded' },
      }),
    ],
  })
  await openSignedIn(schedulePaths.one(refused.id))
  const notice = await screen.findByText('Set up your business before you create an invoice.')
  expect(notice.parentElement).toHaveTextContent('30 Nov 2026 is not created yet')
  expect(notice.parentElement).toHaveTextContent('Tried 2 times')
  const made = within(await screen.findByRole('region', { name: 'Created invoices' }))
  expect(await made.findByRole('link', { name: 'INV/26-27/0007' })).toHaveAttribute(
    'href',
    '/invoice/i',
  )
  expect(made.getByRole('link', { name: 'Draft' })).toHaveAttribute('href', '/invoice/draft/d')
  expect(screen.getByRole('link', { name: 'Back to Recurring' })).toHaveAttribute(
    'href',
    paths.schedules,
  )
  expect(made.getByText('Created late')).toBeVisible()
  expect(screen.getByText('Changed by Ravi Iyer on 21 Nov 2026')).toBeVisible()
  expect(made.getByText('Draft, discarded')).toBeVisible()
  expect(
    made.getByText('Not issued automatically: The last invoice could not be created.'),
  ).toBeVisible()
})

test('it is paused, goes on, is ended, and is deleted after a question', async () => {
  const { bodies } = dataApi({ schedules: [monthly] })
  const { user } = await openSignedIn(schedulePaths.one(monthly.id))
  const press = async (name: string) => {
    await waitFor(() => expect(button(name)).toBeEnabled())
    await user.click(button(name))
  }
  await press('Pause')
  expect(
    await screen.findByText(
      'Recurring invoice paused. Invoices that fall in the pause are skipped.',
    ),
  ).toBeVisible()
  expect(await screen.findByText('PAUSED')).toBeVisible()
  expect(screen.getByText('Invoices that fall in the pause are skipped.')).toBeVisible()
  await press('Resume')
  expect(
    await screen.findByText(
      'Recurring invoice resumed. Invoices that fell in the pause are skipped.',
    ),
  ).toBeVisible()
  expect(await screen.findByText('ACTIVE')).toBeVisible()
  await press('End schedule')
  expect(
    await screen.findByText('Recurring invoice ended. Its invoices and drafts stay.'),
  ).toBeVisible()
  expect(await screen.findByText('ENDED')).toBeVisible()
  await press('Delete')
  const question = within(screen.getByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(
    await screen.findByText('Recurring invoice deleted. Its invoices and drafts stay.'),
  ).toBeVisible()
  expect(await screen.findByText('No recurring invoices yet')).toBeVisible()
  expect(bodies('POST /rpc/delete_schedule')).toEqual([{ schedule_id: monthly.id }])
})

beforeRelease(
  'a monthly draft may lack anything, and the next three days stand beside the form',
  async () => {
    const { bodies } = dataApi()
    const { user } = await openSignedIn(schedulePaths.create)
    put(await screen.findByLabelText('First day'), '2027-01-31')
    const joins = screen.getByText('Saves a new client when you save.')
    await waitFor(() => expect(joins).toBeVisible())
    const next = screen.getByText('Next: 31 Jan 2027, 28 Feb 2027, 31 Mar 2027')
    await waitFor(() => expect(next).toBeVisible())
    await user.selectOptions(screen.getByLabelText('Ends'), 'After a number of invoices')
    put(screen.getByLabelText('Number of invoices'), '2')
    expect(next).toHaveTextContent(/^Next: 31 Jan 2027, 28 Feb 2027$/)
    await user.click(button('Save Schedule'))
    await waitFor(() => expect(bodies('POST /rpc/create_schedule')).toHaveLength(1))
    expect(bodies('POST /rpc/create_schedule')[0]).toMatchObject({
      schedule: {
        ...{ every: 'month', day: 31, start_on: '2027-01-31', end_on: null, times: 2 },
        ...{ mode: 'draft', terms_days: 30, document: null, content: { clientName: '' } },
      },
    })
  },
)

/** "27 Dec 2026", as a field shows it. */
const shown = (day: string) => {
  const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
  return `${Number(day.slice(8))} ${month.format(new Date(day))} ${day.slice(0, 4)}`
}

test('one made of an invoice begins a period after it, as the step is chosen, until a day is typed', async () => {
  const today = todayInIndia()
  const detail = detailRow(summaryRow(1, { issue_date: today }))
  dataApi({ repeated: { clientName: 'Kaveri Interiors' }, detail })
  const { user } = await openSignedIn(schedulePaths.createFrom(invoiceId(1)))
  const start = await screen.findByLabelText('First day')
  expect(start).toHaveValue(shown(startAfter(today, 'month', today)))
  expect(start).not.toHaveValue(shown(today))
  const repeats = screen.getByLabelText('Repeats')
  await user.selectOptions(repeats, 'week')
  expect(start).toHaveValue(shown(startAfter(today, 'week', today)))
  put(start, '2990-01-31')
  await user.selectOptions(repeats, 'year')
  expect(start).toHaveValue('2990-01-31')
})

/** A schedule that begins today issues at once: its first invoice is looked over before. */
async function goOn(user: UserEvent, bodies: (call: 'POST /rpc/create_schedule') => unknown[]) {
  const first = await screen.findByRole('dialog', { name: 'The first invoice is issued today' })
  expect(bodies('POST /rpc/create_schedule')).toEqual([])
  await user.click(within(first).getByRole('button', { name: 'Save and issue' }))
}

beforeRelease('one that begins today says what saving does; a later day asks nothing', async () => {
  const content = {
    ...{ clientName: 'Kaveri Interiors', clientEmail: 'billing@kaveri.example' },
    items: [{ description: 'Retainer {month}', quantity: '1', amount: '25000' }],
  }
  const { bodies } = dataApi({ repeated: content })
  const { user } = await openSignedIn(schedulePaths.createFrom(monthly.id))
  await user.selectOptions(await screen.findByLabelText('Each time, create'), 'issue')
  for (const name of ['First day', 'Client name']) {
    await user.type(screen.getByLabelText(name), '{Enter}')
  }
  await act(everythingAsked)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(button('Save Schedule'))
  const first = within(
    await screen.findByRole('dialog', { name: 'The first invoice is issued today' }),
  )
  expect(first.getByText(/emailed to billing@kaveri.example from 10:00 in India/)).toBeVisible()
  const sheet = await first.findByRole('article')
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' })
  expect(sheet).toHaveTextContent(`Retainer ${month.format(new Date())}`)
  expect(sheet).toHaveTextContent('₹25,000.00')
  await user.click(first.getByRole('button', { name: 'Go back' }))
  expect(bodies('POST /rpc/create_schedule')).toEqual([])

  put(screen.getByLabelText('First day'), '2999-01-01')
  await user.click(button('Save Schedule'))
  await waitFor(() => expect(bodies('POST /rpc/create_schedule')).toHaveLength(1))
})

beforeRelease(
  'one that issues in another currency needs the rate of a seller with GST before it is saved',
  async () => {
    const content = {
      ...{ clientName: 'Kaveri Interiors', clientEmail: 'billing@kaveri.example', currency: 'USD' },
      items: [{ description: 'Retainer', quantity: '1', amount: '250' }],
    }
    const { bodies } = dataApi({ repeated: content, business: registered })
    const { user } = await openSignedIn(schedulePaths.createFrom(monthly.id))
    await user.selectOptions(await screen.findByLabelText('Each time, create'), 'issue')
    const rate = screen.getByLabelText('Exchange rate')
    await waitFor(() =>
      expect(rate).toHaveAccessibleDescription(/Required if you are registered for GST/),
    )
    await user.click(button('Save Schedule'))
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/^Enter the exchange rate/))
    expect(rate).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(bodies('POST /rpc/create_schedule')).toEqual([])
  },
)

// CGST Act s. 9(3): reverse charge to a client without a GSTIN goes on by a second step.
test('a schedule that issues must be complete, waits for a confirmation, and is sent as a document', async () => {
  const content = {
    ...{ clientName: 'Kaveri Interiors', clientStateCode: '27', reverseCharge: true },
    items: [{ description: 'Retainer {month}', quantity: '1', amount: '25000' }],
  }
  const { bodies } = dataApi({ repeated: content, business: registered })
  const { user } = await openSignedIn(schedulePaths.createFrom(monthly.id))
  await user.selectOptions(await screen.findByLabelText('Each time, create'), 'issue')
  expect(screen.getByLabelText('Client name')).toHaveValue('Kaveri Interiors')
  await user.click(button('Save Schedule'))
  await waitFor(() => expect(screen.getByLabelText('Client email')).toBeInvalid())
  expect(bodies('POST /rpc/create_schedule')).toEqual([])
  put(screen.getByLabelText('Client email'), 'billing@kaveri.example')
  await user.click(button('Save Schedule'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Reverse charge needs a client with a GSTIN/)).toBeVisible()
  expect(bodies('POST /rpc/create_schedule')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Create anyway' }))
  await goOn(user, bodies)
  expect(await screen.findByText('Recurring invoice saved.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Kaveri Interiors', level: 1 })).toBeVisible()
  const [sent] = bodies('POST /rpc/create_schedule')
  expect(sent).toMatchObject({
    schedule: {
      mode: 'issue',
      content: { clientEmail: 'billing@kaveri.example', dueDate: '' },
      document: {
        client_name: 'Kaveri Interiors',
        items: [{ description: 'Retainer {month}', amount_minor: 2_500_000 }],
        confirmed: ['reverse_charge_unregistered'],
      },
    },
  })
})

beforeRelease(
  'a change of a schedule keeps the rest, and an end before the first document is refused at its field',
  async () => {
    const { bodies } = dataApi({ schedules: [monthly] })
    const { user } = await openSignedIn(schedulePaths.edit(monthly.id))
    await user.selectOptions(await screen.findByLabelText('Ends'), 'On a date')
    put(screen.getByLabelText('Last day'), '2026-11-29')
    await user.click(button('Save Schedule'))
    await waitFor(() => expect(screen.getByLabelText('Last day')).toBeInvalid())
    put(screen.getByLabelText('Last day'), '2026-12-31')
    await user.click(button('Save Schedule'))
    expect(
      await screen.findByText('Recurring invoice saved. The changes apply from the next invoice.'),
    ).toBeVisible()
    expect(bodies('POST /rpc/change_schedule')[0]).toMatchObject({
      schedule_id: monthly.id,
      schedule: { day: 31, start_on: '2026-11-30', end_on: '2026-12-31', terms_days: 15 },
    })
  },
)

beforeRelease(
  'failures are shown: an action, saving the form, and a start in the past',
  async () => {
    let answer = () => HttpResponse.json({ message: 'boom' }, { status: 500 })
    dataApi({
      schedules: [monthly],
      answers: {
        'POST /rpc/pause_schedule': broken,
        'POST /rpc/change_schedule': () => answer(),
      },
    })
    const { user } = await openSignedIn(schedulePaths.one(monthly.id))
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    expect(
      await screen.findByText('Failed to change the recurring invoice. Please try again.'),
    ).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Edit' }))
    await user.click(await screen.findByRole('button', { name: 'Save Schedule' }))
    expect(
      await screen.findByText('Failed to save the recurring invoice. Please try again.'),
    ).toBeVisible()
    const past = { code: 'PT422', message: 'schedule_start_past', details: '', hint: 'start' }
    answer = () => HttpResponse.json(past, { status: 422 })
    await user.click(button('Save Schedule'))
    expect(await screen.findByText('First day cannot be in the past.')).toBeVisible()
  },
)

test('one that is not there says so, and leads back', async () => {
  dataApi()
  await openSignedIn(schedulePaths.one(monthly.id))
  expect(await screen.findByText('Recurring invoice not found')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Recurring' })).toHaveAttribute(
    'href',
    '/schedules',
  )
})
