import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayInIndia, dayOnScreen } from '#domain/dates.ts'
import { speakHere } from '#src/language/spoken.ts'
import { draftId, draftRow } from '#tests/factories/rows/draft-row.ts'
import { type EstimateRow, estimateRow } from '#tests/factories/rows/estimate-rows.ts'
import { detailRow, invoiceId, sharedReach } from '#tests/factories/rows/invoice-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { actionNames, region } from '#tests/setup/screens/invoice-detail.ts'
import { button, cardNames, chooseOf } from '#tests/setup/screens/invoice-list.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const answered = (accepted: boolean, name: string | null = 'Meera Iyer', restored = false) => ({
  state: accepted ? 'accepted' : 'declined',
  answer: {
    accepted,
    name,
    note: 'From Monday on',
    answered_at: '2026-11-21T10:35:00Z',
    restored,
  },
})

describe('the list of estimates', () => {
  test('shows of each its state and the day that matters, and is filtered by state, each with its count', async () => {
    const { bodies } = dataApi({
      estimates: [
        estimateRow(4, answered(false, null, true)),
        estimateRow(3, {
          invoice: { id: invoiceId(9), number: 'INV/26-27/0009' },
          state: 'converted',
        }),
        estimateRow(2, answered(true)),
        estimateRow(1),
      ],
    })
    const { user } = await openSignedIn('/estimates')
    const first = await screen.findByRole('article', { name: 'EST/26-27/0001' })
    expect(first).toHaveTextContent(/SENT.*Valid until 2990-01-31in [\d,]+ days.*₹12,34,567\.89/)
    const [fourth, third, second] = screen.getAllByRole('article')
    expect(second).toHaveTextContent(/ACCEPTED.*Answered 2026-11-21.*Convert to invoice/)
    expect(screen.getAllByRole('button', { name: /^Convert to invoice: / })).toHaveLength(1)
    expect(fourth).toHaveTextContent(/DECLINED.*Answered 2026-11-21, from a restored file/)
    expect(third).toHaveTextContent(/CONVERTED.*INV\/26-27\/0009/)

    const filters = within(screen.getByRole('group', { name: 'Filter by status' }))
    expect(await filters.findByRole('button', { name: /^All ?4$/, pressed: true })).toBeVisible()
    expect(screen.getByText('4 estimates · 1 accepted and not invoiced yet')).toBeVisible()
    await user.click(filters.getByRole('button', { name: /^ACCEPTED ?1$/ }))
    await screen.findByRole('button', { name: /^ACCEPTED/, pressed: true })
    expect(bodies('POST /rpc/list_estimates').at(-1)).toMatchObject({ state: 'accepted' })
    expect(await screen.findByRole('article')).toHaveAccessibleName('EST/26-27/0002')
    // States that few look for stand behind a button.
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'EXPIRED' }))
    expect(await screen.findByText('No estimates match your filters')).toBeVisible()
    await user.click(button('Clear Filters'))
    expect(await screen.findByRole('article', { name: 'EST/26-27/0001' })).toBeVisible()
    expect(cardNames()).toHaveLength(4)
  })

  beforeRelease(
    'is a table on request, which stays one by its states and for the next list',
    async () => {
      dataApi({ estimates: [estimateRow(2, answered(true)), estimateRow(1)] })
      const { user } = await openSignedIn('/estimates')
      await user.click(await screen.findByRole('button', { name: 'Table' }))
      const rows = async () =>
        within(await screen.findByRole('table', { name: 'Estimates' })).getAllByRole('row')
      const [, second, first] = await rows()
      expect(second).toHaveTextContent(/EST\/26-27\/0002.*Answered 21 Nov 2026ACCEPTED/)
      expect(first).toHaveTextContent(/Valid until 31 Jan 2990.*₹12,34,567\.89/)
      expect(
        within(first ?? document.body).getByRole('button', { name: /^Actions for/ }),
      ).toBeVisible()
      await user.click(screen.getByRole('button', { name: /^ACCEPTED/ }))
      await waitFor(async () => expect(await rows()).toHaveLength(2))
      expect(localStorage.getItem('bahi-list-view')).toBe('table')
      localStorage.removeItem('bahi-list-view')
    },
  )

  beforeRelease('says its days as the person does', async () => {
    await speakHere('hi')
    dataApi({ estimates: [estimateRow(2, answered(true)), estimateRow(1)] })
    await openSignedIn('/estimates')
    const [second, first] = await screen.findAllByRole('article')
    expect(second).toHaveTextContent('21 नव॰ 2026 को जवाब आया')
    expect(first).toHaveTextContent('31 जन॰ 2990')
  })

  beforeRelease(
    'says what to do if there is none, and what happened if it fails to load',
    async () => {
      dataApi({ answers: { 'POST /rpc/list_estimates': breakdown } })
      const { user } = await openSignedIn('/estimates')
      expect(await screen.findByText('Failed to load your estimates')).toBeVisible()
      dataApi()
      await user.click(button('Try again'))
      const begin = await screen.findByRole('link', { name: 'Create Your First Estimate' })
      expect(begin).toHaveAttribute('href', '/estimate/create')
    },
  )

  beforeRelease(
    'offers the actions of an invoice’s card, and asks before deleting an estimate that its client knows',
    async () => {
      const kept = { kind: 'estimate', number: 'EST/26-27/0001', reach: sharedReach({}) } as const
      const { bodies } = dataApi({ estimates: [estimateRow(1)], detail: detailRow(kept) })
      const { user, router } = await openSignedIn('/estimates')
      await chooseOf(user, 'Delete', 'EST/26-27/0001')
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete EST/26-27/0001?' }))
      put(dialog.getByLabelText('Reason'), 'Another price')
      await user.click(dialog.getByRole('button', { name: 'Delete estimate' }))
      expect(await screen.findByText('Estimate deleted successfully.')).toBeVisible()
      expect(bodies('POST /rpc/cancel_invoice')).toEqual([
        { invoice_id: invoiceId(1), reason: 'Another price' },
      ])
      await chooseOf(user, 'View', 'EST/26-27/0001')
      await waitFor(() => expect(router.state.location.pathname).toBe(`/estimate/${invoiceId(1)}`))
    },
  )

  beforeRelease('has its drafts among its filters, each opened as what it is to be', async () => {
    const draft = draftRow({ kind: 'estimate', content: { clientName: 'Konkan Roasters' } })
    const { hold } = dataApi({ drafts: [draft] })
    const { user } = await openSignedIn('/estimates?state=draft')
    const card = await screen.findByRole('article', { name: 'Draft for Konkan Roasters' })
    const letGo = hold()
    await user.click(within(card).getByRole('link'))
    expect(await screen.findByText('Loading the draft')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Estimate')
    expect(screen.getAllByRole('heading', { name: 'Estimate Items' })).not.toHaveLength(0)
    expect(screen.queryByRole('heading', { name: 'Invoice Items' })).not.toBeInTheDocument()
    letGo()
    expect(await screen.findByLabelText('Client name')).toHaveValue('Konkan Roasters')
  })
})

async function openEstimate(row: EstimateRow, options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi({
    detail: detailRow({ kind: 'estimate', number: row.number }),
    estimates: [row],
    ...options,
  })
  const opened = await openSignedIn(`/estimate/${invoiceId(1)}`)
  await screen.findByRole('region', { name: 'Answer' })
  return { ...api, ...opened }
}

describe('an estimate', () => {
  test('is an offer: no tax invoice, nothing due, nothing to pay, and what its client can do', async () => {
    const { user } = await openEstimate(estimateRow())
    const sheet = await screen.findByRole('article', { name: 'Estimate EST/26-27/0001' })
    expect(sheet).toHaveTextContent('ESTIMATE')
    expect(sheet).toHaveTextContent('Valid Until')
    expect(sheet).not.toHaveTextContent(/invoice|due|Payment/i)
    expect(
      await region('Answer').findByText(
        'Your client can answer through the link until 31 Jan 2990.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Payments' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /remind/i })).not.toBeInTheDocument()
    expect(await actionNames(user)).toEqual([
      'Answer',
      'Send by email',
      'Duplicate',
      'Delete estimate',
    ])
  })

  test('that its client accepted shows who and what they said, and becomes a draft of an invoice', async () => {
    const { user, router } = await openEstimate(estimateRow(1, answered(true)), {
      drafts: [draftRow({ id: draftId(1) })],
    })
    expect(
      await region('Answer').findByText(/^Accepted by Meera Iyer on 21 Nov 2026/),
    ).toBeVisible()
    expect(screen.getByText('“From Monday on”')).toBeVisible()
    await user.click(button('Convert to invoice'))
    await screen.findByRole('heading', { level: 1, name: 'Create Invoice' })
    expect(router.state.location.pathname).toBe(`/invoice/draft/${draftId(1)}`)
  })

  beforeRelease(
    'that nobody answered in time is offered again, as a draft with the same rows',
    async () => {
      const { user, bodies } = await openEstimate(estimateRow(1, { state: 'expired' }), {
        drafts: [draftRow({ id: draftId(1), kind: 'estimate' })],
      })
      await user.click(await screen.findByRole('button', { name: 'Renew estimate' }))
      await screen.findByRole('heading', { level: 1, name: 'Create Estimate' })
      expect(bodies('POST /rpc/duplicate_document')).toEqual([
        expect.objectContaining({ document_id: invoiceId(1) }),
      ])
    },
  )

  test('takes what the owner was told, once', async () => {
    const { user, bodies } = await openEstimate(estimateRow())
    await user.click(await region('Answer').findByRole('button', { name: 'Mark as declined' }))
    expect(await screen.findByText('Estimate declined.')).toBeVisible()
    expect(await region('Answer').findByText(/^You marked it as declined on/)).toBeVisible()
    expect(bodies('POST /rpc/decline_estimate')).toEqual([{ estimate_id: invoiceId(1) }])
    expect(screen.queryByRole('button', { name: 'Mark as accepted' })).not.toBeInTheDocument()
  })

  beforeRelease(
    'that is accepted says so; what fails says so, too, and what does not load can be asked for again',
    async () => {
      let failing = true
      const { user } = await openEstimate(estimateRow(), {
        answers: {
          'GET /estimate_records': (usual) => (failing ? breakdown() : usual()),
          'POST /rpc/convert_estimate': breakdown,
        },
      })
      expect(await screen.findByText('Failed to load the estimate')).toBeVisible()
      failing = false
      await user.click(region('Answer').getByRole('button', { name: 'Try again' }))
      await user.click(await screen.findByRole('button', { name: 'Convert to invoice' }))
      expect(
        await screen.findByText('Failed to update the document. Please try again.'),
      ).toBeVisible()
      await user.click(button('Mark as accepted'))
      expect(await screen.findByText('Estimate accepted.')).toBeVisible()
    },
  )

  test('that became an invoice leads there, and nowhere else', async () => {
    const invoice = { id: invoiceId(9), number: 'INV/26-27/0009' }
    await openEstimate(estimateRow(1, { state: 'converted', invoice }))
    const link = await region('Answer').findByRole('link', { name: 'INV/26-27/0009' })
    expect(link).toHaveAttribute('href', `/invoice/${invoiceId(9)}`)
    expect(screen.queryByRole('button', { name: 'Convert to invoice' })).not.toBeInTheDocument()
  })

  beforeRelease('has one address: that of an invoice leads to it', async () => {
    dataApi({ detail: detailRow({ kind: 'estimate' }), estimates: [estimateRow()] })
    const { router } = await openSignedIn(`/invoice/${invoiceId(1)}`)
    await screen.findByRole('region', { name: 'Answer' })
    expect(router.state.location.pathname).toBe(`/estimate/${invoiceId(1)}`)
  })
})

test('a new estimate is asked until when it holds, thirty days unless it is said', async () => {
  const { bodies } = dataApi({
    detail: detailRow({ kind: 'estimate', id: invoiceId(99) }),
    estimates: [estimateRow(99)],
    answers: {
      'POST /rpc/issue_draft': () =>
        Response.json(detailRow({ kind: 'estimate', id: invoiceId(99) })),
    },
  })
  const { user, router } = await openSignedIn('/estimate/create')
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Estimate' })).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Save to clients' })).toHaveAccessibleDescription(
    'Saves a new client when you create the estimate.',
  )
  expect(screen.getByLabelText('Valid until')).toHaveValue(
    dayOnScreen(dayInIndia(new Date(Date.now() + 30 * 86_400_000))),
  )
  put(screen.getByLabelText('Client name'), 'Kaveri Interiors')
  put(screen.getByLabelText('Client email'), 'billing@kaveri.example')
  put(screen.getByLabelText('Description'), 'Design')
  put(screen.getByLabelText('Amount'), '100')
  await user.click(button('Create Estimate'))
  expect(await screen.findByText('Estimate created.')).toBeVisible()
  expect(router.state.location.pathname).toBe(`/estimate/${invoiceId(99)}`)
  expect(bodies('POST /rpc/save_draft').at(-1)).toMatchObject({ kind: 'estimate' })
})
