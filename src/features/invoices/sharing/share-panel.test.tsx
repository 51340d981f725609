import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invoiceId, sharedReach } from '#tests/factories/rows/invoice-rows.ts'
import { linkRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'

const panel = () => region('Share')
const button = (name: string) => panel().getByRole('button', { name })
const url = `${window.location.origin}/i/token-of-the-link`
const share = 'POST /rpc/share_invoice'

const opened = vi.spyOn(window, 'open')
beforeEach(() => opened.mockReset().mockReturnValue(null))
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

/** Returns the last opened address, and how it was opened. */
function lastOpened() {
  const [address, target, features] = opened.mock.lastCall ?? []
  return { address: String(address), target, features }
}

describe('copying the link', () => {
  test('makes it at the first time only, twice at once or later', async () => {
    const { user, bodies, hold } = await openDetail()
    expect(await panel().findByText('Not shared yet.')).toBeVisible()
    const letGo = hold()
    await user.dblClick(button('Copy link'))
    expect(button('Copying...')).toBeDisabled()
    letGo()
    expect(await screen.findByText('Link copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(await panel().findByText('Not viewed yet.')).toBeVisible()
    await user.click(button('Copy link'))
    expect(bodies(share)).toEqual([{ invoice_id: invoiceId(1) }])
  })

  test('shows it where the browser does not let it be copied', async () => {
    const { user } = await openDetail({}, { link: linkRow() })
    await panel().findByText('Not viewed yet.')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No'))
    await user.click(button('Copy link'))
    const field = await panel().findByRole('textbox', { name: 'Link' })
    expect(field).toHaveValue(url)
    expect(field).toHaveFocus()
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument()
  })

  test('says why there is none', async () => {
    const answers = { [share]: refused(404, 'invoice_not_found') }
    const { user } = await openDetail({}, { answers })
    await user.click(button('Copy link'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Invoice not found.')
    expect(button('Copy link')).toBeEnabled()
  })
})

describe('sending the link', () => {
  test('by WhatsApp opens a tab of its own with the text', async () => {
    const { user, bodies } = await openDetail()
    await user.click(button('WhatsApp'))
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    const { address, target, features } = lastOpened()
    expect([target, features]).toEqual(['_blank', 'noopener,noreferrer'])
    expect(address).toMatch(/^https:\/\/wa\.me\/\?text=/)
    const text = new URL(address).searchParams.get('text')
    expect(text).toContain('Hello Kaveri Interiors,')
    expect(text).toContain('Here is invoice INV/26-27/0001 for ₹12,34,567.89, due on Dec 18, 2026:')
    expect(text).toContain(url)
    expect(bodies(share)).toHaveLength(1)
  })

  beforeRelease(
    'of a link that is there opens it within the click, where no browser holds it back',
    async () => {
      const { user, bodies } = await openDetail({}, { link: linkRow() })
      await panel().findByText('Not viewed yet.')
      await user.click(button('WhatsApp'))
      expect(opened).toHaveBeenCalledOnce()
      expect(bodies(share)).toEqual([])
    },
  )

  // [link-7]
  test('by the sheet of the phone, where there is one', async () => {
    const sent = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'))
    Object.defineProperty(navigator, 'share', { value: sent, configurable: true })
    const { user } = await openDetail({}, { link: linkRow() })
    await user.click(await panel().findByRole('button', { name: 'More options' }))
    expect(sent).toHaveBeenCalledWith({ text: expect.stringContaining(url) })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  beforeRelease('offers no sheet where there is none, and says why there is no link', async () => {
    const { user } = await openDetail({}, { answers: { [share]: breakdown } })
    expect(panel().queryByRole('button', { name: 'More options' })).not.toBeInTheDocument()
    await user.click(button('WhatsApp'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create the link. Please try again.',
    )
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('what is known of the link', () => {
  const [first_viewed_at, last_viewed_at] = ['2026-11-18T04:00:00Z', '2026-11-21T10:35:00+00:00']
  test.each([
    [
      { views: 1, first_viewed_at: last_viewed_at, last_viewed_at },
      'Viewed once, 21 Nov 2026, 4:05 pm',
    ],
    [
      { views: 3, first_viewed_at, last_viewed_at },
      'Viewed 3 times, first 18 Nov 2026, 9:30 am, last 21 Nov 2026, 4:05 pm',
    ],
  ])('after views (%#)', async (views, text) => {
    await openDetail({}, { link: linkRow(views) })
    expect(await panel().findByText(text)).toBeVisible()
  })

  beforeRelease('that cannot be loaded is told, and loaded again', async () => {
    const answers = { 'GET /invoice_links': inTurn(breakdown, () => Response.json([])) }
    const { user } = await openDetail({}, { answers })
    expect(await panel().findByRole('alert')).toHaveTextContent('Failed to load the link.')
    await user.click(button('Try again'))
    expect(await panel().findByText('Not shared yet.')).toBeVisible()
  })
})

describe('a link that went astray', () => {
  const renew = 'POST /rpc/renew_share'
  const revoke = 'POST /rpc/revoke_share'
  const seen = '2026-11-21T10:35:00+00:00'
  const views = { views: 2, first_viewed_at: seen, last_viewed_at: seen }

  test('is replaced after asking; copying then copies the new one', async () => {
    const { user, bodies, hold } = await openDetail({}, { link: linkRow(views) })
    await user.click(await panel().findByRole('button', { name: 'Create new link' }))
    expect(panel().getByText(/The old link stops working at once/)).toBeVisible()
    expect(button('Create new link')).toHaveFocus()
    expect(bodies(renew)).toEqual([])
    const letGo = hold()
    await user.dblClick(button('Create new link'))
    expect(button('Creating...')).toBeDisabled()
    letGo()

    expect(await screen.findByText('New link created. The old one no longer works.')).toBeVisible()
    expect(bodies(renew)).toEqual([{ invoice_id: invoiceId(1) }])
    expect(panel().getByText('Not viewed yet.')).toBeVisible()
    await waitFor(() => expect(button('Create new link')).toHaveFocus())
    await user.click(button('Copy link'))
    await screen.findByText('Link copied.')
    expect(await navigator.clipboard.readText()).toMatch(/\/i\/another-token$/)
  })

  test('is ended after asking', async () => {
    const { user, bodies } = await openDetail({}, { link: linkRow(views) })
    await user.click(await panel().findByRole('button', { name: 'Stop sharing' }))
    await user.dblClick(button('Stop sharing'))
    expect(await screen.findByText('Sharing stopped. The link no longer works.')).toBeVisible()
    expect(bodies(revoke)).toEqual([{ invoice_id: invoiceId(1) }])
    expect(await panel().findByText('Not shared yet.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Share' })).toHaveFocus()
    expect(panel().queryByRole('button', { name: 'Create new link' })).not.toBeInTheDocument()
  })

  test.each([['Stop sharing', revoke, 'Failed to stop sharing. Please try again.']])(
    'stays when "%s" fails or is not wanted after all',
    async (name, call, message) => {
      const { user } = await openDetail(
        {},
        { link: linkRow(views), answers: { [call]: breakdown } },
      )
      await user.click(await panel().findByRole('button', { name }))
      await user.click(button(name))
      expect(await panel().findByRole('alert')).toHaveTextContent(message)
      await user.click(button('Cancel'))
      expect(button(name)).toHaveFocus()
      expect(panel().getByText(/^Viewed 2 times/)).toBeVisible()
    },
  )
})

describe('reminding', () => {
  const overdue = {
    status: 'OVERDUE',
    due_date: '2025-11-02',
    settled_minor: 23_456_789,
    balance_minor: 100_000_000,
    reach: sharedReach(),
  }

  test('a reminder of what is still due goes by WhatsApp', async () => {
    const { user } = await openDetail(overdue, { link: linkRow() })
    const panel = region('Remind')
    expect(panel.getByText(/^\d+ days overdue \(it was due on 2 Nov 2025\)\.$/)).toBeVisible()
    const share = region('Share')
    await share.findByText('Not viewed yet.')
    // The reminder goes by the same ways.
    expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(share.queryByRole('button', { name: /WhatsApp|Email/ })).not.toBeInTheDocument()

    await user.click(panel.getByRole('button', { name: 'Remind on WhatsApp' }))
    const text = new URL(String(opened.mock.lastCall?.[0])).searchParams.get('text')
    expect(text).toContain('A friendly reminder: ₹10,00,000.00 for invoice INV/26-27/0001 is')
    expect(text).toContain('/i/token-of-the-link')
  })

  test.each([
    [{ status: 'UNPAID', due_date: '2990-12-18' }, /^Due in \d,\d\d,\d{3} days \(18 Dec 2990\)\.$/],
    [{ due_date: '2019-11-02' }, /^\d,\d{3} days overdue/],
  ])('days are grouped, those to come and those that are over: %#', async (changes, text) => {
    await openDetail({ ...overdue, ...changes })
    expect(region('Remind').getByText(text)).toBeVisible()
  })

  test('nobody is reminded of an invoice that they never got', async () => {
    await openDetail({ ...overdue, reach: null })
    expect(screen.queryByRole('region', { name: 'Remind' })).not.toBeInTheDocument()
  })

  test('nobody is reminded of a paid invoice', async () => {
    await openDetail({ status: 'PAID', reach: sharedReach() })
    expect(screen.queryByRole('region', { name: 'Remind' })).not.toBeInTheDocument()
  })
})
