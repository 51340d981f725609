import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { dayOnScreen } from '#domain/dates.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { detailRow, invoiceId } from '#tests/factories/rows/invoice-rows.ts'
import { inTurn, noConnection } from '#tests/msw/auth.ts'
import { everythingAsked, refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { offeredAround } from '#tests/setup/screens/calendar.ts'
import { openDetail } from '#tests/setup/screens/invoice-detail.ts'
import { openSignedIn, put, putNoNumber } from '#tests/setup/screens/signed-in.tsx'

const field = (label: string) => screen.getByLabelText(label)
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const record = 'POST /rpc/record_payment'

async function openForm(changes: object = {}, options: Parameters<typeof openDetail>[1] = {}) {
  const opened = await openDetail(changes, options)
  await press(opened.user, 'Record payment')
  return opened
}

describe('recording a payment', () => {
  beforeRelease(
    'starts with what is due, today and UPI, and the focus on the amount; Cancel forgets what was typed',
    async () => {
      const { user } = await openForm({ settled_minor: 23_456_789, balance_minor: 100_000_000 })
      expect(field('Amount')).toHaveValue('10,00,000.00')
      await waitFor(() => expect(field('Amount')).toHaveFocus())
      expect(field('Payment date')).toHaveValue(dayOnScreen(todayInIndia()))
      expect(field('Method')).toHaveValue('UPI')
      const offered = await offeredAround(user, field('Payment date'), todayInIndia())
      expect(offered).toEqual([true, true, false])
      put(field('Reference'), '4321')
      await press(user, 'Cancel')
      expect(screen.getByRole('button', { name: 'Record payment' })).toHaveFocus()
      expect(sessionStorage).toHaveLength(0)
      await press(user, 'Record payment')
      expect(field('Reference')).toHaveValue('')
    },
  )

  test('sends what was typed, then shows the new ledger and asks for the invoice anew', async () => {
    const { user, bodies, calls } = await openForm()
    put(field('Amount'), '500.50')
    put(field('TDS'), '50')
    put(field('Payment date'), '2026-01-05')
    await user.selectOptions(field('Method'), 'Cheque')
    put(field('Reference'), ' 000123 ')
    put(field('Note'), 'First instalment')
    const asked = calls.filter(({ call }) => call === 'GET /invoice_records').length
    await press(user, 'Record payment')

    expect(await screen.findByText('Payment recorded.')).toBeVisible()
    expect(bodies(record)).toEqual([
      {
        request_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        invoice_id: invoiceId(1),
        amount_minor: 50_050,
        tds_minor: 5_000,
        paid_on: '2026-01-05',
        method: 'Cheque',
        reference: '000123',
        note: 'First instalment',
      },
    ])
    expect(await screen.findByText('₹500.50 and ₹50.00 TDS')).toBeVisible()
    expect(screen.getByText('5 Jan 2026 · Cheque · 000123')).toBeVisible()
    const now = calls.map(({ call }) => call)
    expect(now.filter((call) => call === 'GET /invoice_records').length).toBe(asked + 1)
    expect(now.lastIndexOf('GET /invoice_events')).toBeGreaterThan(now.indexOf(record))
    expect(screen.getByRole('button', { name: 'Record payment' })).toHaveFocus()
    expect(sessionStorage).toHaveLength(0)
  })

  beforeRelease('fills in what the client deducted before, which can be changed', async () => {
    const clientId = clientRow(1).id
    const { user, bodies } = await openForm(
      {
        ...{ client_id: clientId, total_minor: 11_800_000, taxable_minor: 10_000_000 },
        ...{ balance_minor: 11_800_000, settled_minor: 0 },
      },
      { answers: { 'POST /rpc/tds_percent': () => Response.json(10) } },
    )
    await user.click(await screen.findByRole('button', { name: 'TDS 10% = ₹10,000.00' }))
    expect(field('TDS')).toHaveValue('10,000.00')
    expect(field('Amount')).toHaveValue('1,08,000.00')
    put(field('TDS'), '')
    expect(field('Amount')).toHaveValue('1,18,000.00')
    put(field('TDS'), '2000')
    expect(field('Amount')).toHaveValue('1,16,000.00')
    // A typed amount stays: half of the money settles half of the invoice.
    put(field('Amount'), '54000')
    await user.click(screen.getByRole('button', { name: 'TDS 10% = ₹5,000.00' }))
    expect(field('Amount')).toHaveValue('54000')
    await press(user, 'Record payment')
    await waitFor(() =>
      expect(bodies(record)).toMatchObject([{ amount_minor: 5_400_000, tds_minor: 500_000 }]),
    )
  })

  beforeRelease('says that the client gets a receipt, which can stay away', async () => {
    const { user, bodies } = await openForm()
    const tells = await screen.findByRole('switch', { name: /gets a receipt by email$/ })
    expect(tells).toBeChecked()
    // Money of long ago is no news.
    put(field('Payment date'), '2026-01-05')
    expect(screen.queryByRole('switch', { name: /receipt/ })).not.toBeInTheDocument()
    put(field('Payment date'), todayInIndia())
    await user.click(screen.getByRole('switch', { name: /receipt/ }))
    await press(user, 'Record payment')
    await waitFor(() => expect(bodies(record)).toMatchObject([{ tell_client: false }]))
  })

  test('twice at once makes one, and says so while it waits; the invoice is PAID, the focus stays in the panel', async () => {
    const paid = detailRow({ status: 'PAID', paid_date: '2026-11-21', payment_method: 'UPI' })
    const { user, bodies, hold } = await openForm(
      {},
      {
        answers: {
          'GET /invoice_records': inTurn(
            () => Response.json([detailRow()]),
            () => Response.json([paid]),
          ),
        },
      },
    )
    const letGo = hold()
    await user.dblClick(screen.getByRole('button', { name: 'Record payment' }))
    expect(screen.getByRole('button', { name: 'Recording...' })).toBeDisabled()
    letGo()
    expect(await screen.findByText('Payment recorded.')).toBeVisible()
    expect((await screen.findAllByText('PAID'))[0]).toBeVisible()
    expect(bodies(record)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Payments' })).toHaveFocus()
  })

  // CGST Act s. 13(2); Notification 66/2017-Central Tax.
  beforeRelease(
    'above what is due asks the registered whether the advance is for services or goods',
    async () => {
      const { user, bodies } = await openForm(
        { client_id: clientRow(1).id },
        { business: businessRow({ gst_registration: 'regular' }) },
      )
      put(field('Amount'), '1234667.89')
      const keep = await screen.findByRole('switch', { name: 'Keep ₹100.00 as an advance' })
      expect(screen.queryByLabelText('The advance is for')).not.toBeInTheDocument()
      await user.click(keep)
      await user.selectOptions(await screen.findByLabelText('The advance is for'), 'Goods')
      await press(user, 'Record payment')
      expect(await screen.findByText('Payment recorded.')).toBeVisible()
      expect(bodies(record)).toMatchObject([{ excess: 'advance', advance_for: 'goods' }])
    },
  )

  test('is refused at once where it cannot be right', async () => {
    const { user, bodies } = await openForm()
    put(field('Payment date'), '')
    await press(user, 'Record payment')
    await waitFor(() =>
      expect(field('Payment date')).toHaveAccessibleDescription('Payment date is required.'),
    )
    put(field('Payment date'), '2026-11-01')
    put(field('Amount'), '1234567.90')
    await press(user, 'Record payment')
    expect(await screen.findByText('Only ₹12,34,567.89 is still due.')).toBeVisible()
    expect(field('Amount')).toHaveFocus()

    putNoNumber(field('Amount'))
    put(field('TDS'), '100')
    await press(user, 'Record payment')
    expect(await screen.findByText('Amount must be a number.')).toBeVisible()
    expect(bodies(record)).toEqual([])
  })

  test('shows what the server refuses beside its field, and keeps what was typed; a key that another payment took is changed', async () => {
    const taken = refused(409, 'request_used', 'requestKey', { of: 'payment' })
    const answer = inTurn(refused(422, 'payment_date_too_early', 'paidOn'), taken, taken)
    const { user, bodies } = await openForm({}, { answers: { [record]: answer } })
    put(field('Reference'), '4321')
    await press(user, 'Record payment')
    await waitFor(() =>
      expect(field('Payment date')).toHaveAccessibleDescription(
        /Payment date cannot be more than a year before the invoice\./,
      ),
    )
    expect(field('Payment date')).toHaveFocus()
    expect(field('Reference')).toHaveValue('4321')

    await press(user, 'Record payment')
    expect(await screen.findByRole('alert')).toHaveTextContent('already used for another payment')
    await press(user, 'Record payment')
    await waitFor(() => expect(bodies(record)).toHaveLength(3))
    const keys = bodies(record).map((body) => (body as { request_key: string }).request_key)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
    await screen.findByRole('alert')
  })

  test('without a connection stays as it is, form and invoice, and is repeated under the same key, after a reload as well', async () => {
    const opened = await openForm({}, { answers: { [record]: noConnection } })
    const asked = () => opened.calls.filter(({ call }) => call === 'GET /invoice_records').length
    const before = asked()
    put(field('Reference'), '4321')
    await press(opened.user, 'Record payment')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to record the payment. Please try again.',
    )
    await act(everythingAsked)
    expect(field('Reference')).toHaveValue('4321')
    expect(screen.getByRole('heading', { level: 1, name: 'INV/26-27/0001' })).toBeVisible()
    expect(asked()).toBe(before)
    opened.unmount()

    const { user } = await openSignedIn(`/invoice/${invoiceId(1)}`)
    expect(await screen.findByLabelText('Reference')).toHaveValue('4321')
    await press(user, 'Record payment')
    await waitFor(() => expect(opened.bodies(record)).toHaveLength(2))
    const [first, second] = opened.bodies(record)
    expect(second).toEqual(first)
    await screen.findByRole('alert')
  })

  beforeRelease(
    'is reported although reloading the invoice fails, which is reported, too',
    async () => {
      const details = inTurn(() => Response.json([detailRow()]), noConnection)
      const { user } = await openForm({}, { answers: { 'GET /invoice_records': details } })
      await press(user, 'Record payment')
      expect(await screen.findByText('Payment recorded.')).toBeVisible()
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Failed to refresh the invoice. The figures shown may be out of date.',
      )
      expect(screen.getByRole('article')).toBeVisible()
      expect(screen.getByRole('region', { name: 'Payments' })).toBeVisible()
    },
  )
})

describe('tax deducted at source', () => {
  const field = (label: string) => screen.getByLabelText(label)
  const record = 'POST /rpc/record_payment'

  beforeRelease(
    'says when the limit of the year is passed, offers the tax on earlier sums, too, and sends what it is for',
    async () => {
      const clientTds = {
        ...{ kind: 'professional', tan: null },
        payments: [{ day: '2026-05-10', value_minor: 4_000_000, tax_minor: 0 }],
      }
      const { user, bodies } = await openDetail(
        {
          ...{ client_id: clientRow(1).id, total_minor: 2_360_000, taxable_minor: 2_000_000 },
          ...{ balance_minor: 2_360_000, settled_minor: 0 },
        },
        { clientTds },
      )
      await user.click(screen.getByRole('button', { name: 'Record payment' }))
      expect(
        await screen.findByText(
          /With this payment, ₹50,000.00 in the year is passed. They will deduct from the earlier ₹40,000.00, too: ₹6,000.00./,
        ),
      ).toBeVisible()
      // Since April 2026 it is not sure that GST is left out.
      expect(screen.getByText(/before GST: since April 2026 that is common practice/)).toBeVisible()
      expect(screen.queryByLabelText('Kind of payment (TDS)')).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'TDS 10% = ₹6,000.00' }))
      expect(field('Amount')).toHaveValue('17,600.00')
      await user.selectOptions(field('Kind of payment (TDS)'), '1027 · Professional fees')
      await user.click(screen.getByRole('button', { name: 'Record payment' }))
      await waitFor(() =>
        expect(bodies(record)).toMatchObject([
          { amount_minor: 1_760_000, tds_minor: 600_000, tds_kind: 'professional' },
        ]),
      )
    },
  )
})
