import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { detailRow, invoiceId, seller, summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { eventRow, linkRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, held, inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { mailApi, refusedByApi } from '#tests/msw/mail-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { overdue } from '#tests/setup/opened/mail-dialog.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'
import { choose } from '#tests/setup/screens/invoice-list.ts'
import { box, dialog, openMail, pressEsc, url } from '#tests/setup/screens/mail-dialog.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// [mail-2]
test('the mail is written, shown as it arrives, goes to the client as it was changed, and stands in the history', async () => {
  const { sent } = mailApi()
  const events: object[] = []
  const { user } = await openMail({ events, link: linkRow() })
  await dialog()
  expect(await box('To')).toHaveValue('billing@kaveri.example')
  expect(await box('Subject')).toHaveValue('Invoice INV/26-27/0001 from Neel Studio')
  const written = (await box('Message')).value
  for (const part of ['Hello Kaveri Interiors,', '₹12,34,567.89', 'Neel Studio'])
    expect(written).toContain(part)

  put(await box('Subject'), 'Our invoice')
  put(await box('Message'), 'Dear all,\nhere it is.')
  await screen.findByText('From Neel Studio via Bahi · Our invoice')
  const preview = await screen.findByTitle<HTMLIFrameElement>('Preview of the email')
  await waitFor(() => expect(preview.srcdoc).toContain('Dear all,<br>\nhere it is.</div>'))
  expect(preview.srcdoc).toContain(`href="${url}"`)
  // Nothing in the preview runs, and nothing pressed in it leads anywhere.
  expect(preview).toHaveAttribute('sandbox', '')
  const to = 'billing@kaveri.example'
  events.push(eventRow(3, 'sent', { to }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Email sent.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent()).toEqual([
    {
      id: invoiceId(1),
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      authorization: 'Bearer header.payload.signature',
      body: {
        ...{ kind: 'invoice', to: ['billing@kaveri.example'], cc: [] },
        ...{ subject: 'Our invoice', message: 'Dear all,\nhere it is.' },
      },
    },
  ])
  expect(await region('History').findByText('Sent to billing@kaveri.example')).toBeVisible()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('mail'))).toEqual([])
})

test('recipients of copies come from the book, can be changed, and failed ones are named', async () => {
  const missed = ['a@b.example', 'c@d.example']
  const data = { missed }
  const { sent } = mailApi({ send: () => HttpResponse.json({ success: true, data }) })
  const client = clientRow(1, { cc_emails: ['meera@kaveri.example', 'billing@kaveri.example'] })
  const { user } = await openMail({ clients: [client] }, { client_id: client.id })
  expect(await box('Cc')).toHaveValue('meera@kaveri.example')
  put(await box('To'), '')
  put(await box('Cc'), 'meera@kaveri.example, nobody')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Enter one to six email addresses, including Cc.')).toBeVisible()
  expect(await box('Cc')).toHaveAccessibleDescription(
    expect.stringContaining('Please enter a valid email address.'),
  )
  put(await box('To'), 'a@b.example; C@d.example')
  put(await box('Cc'), '')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(
    await screen.findByText('Email sent, but it may not have reached a@b.example, c@d.example.'),
  ).toBeVisible()
  expect(sent()[0]?.body).toMatchObject({ to: missed, cc: [] })
})

test('whose name reads as an address is told why the mail does not name them, and what to change', async () => {
  mailApi()
  await openMail({ link: linkRow() }, { seller: { ...seller, name: 'Tata.Co' } })
  await screen.findByText(/^From A business via Bahi/)
  expect(screen.getByText(/^“Tata\.Co” looks like a web or email address/)).toHaveTextContent(
    'add a space after each dot',
  )
})

// [mail-3]
test('Enter in a line sends nothing, a double click on the button once', async () => {
  const { answer, letGo } = held(() => HttpResponse.json({ success: true, data: { missed: [] } }))
  const { sent } = mailApi({ send: answer })
  const { user } = await openMail({ link: linkRow() })
  for (const name of ['To', 'Subject']) await user.type(await box(name), '{Enter}')
  await act(everythingAsked)
  expect(sent()).toEqual([])
  await user.dblClick(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letGo()
  expect(await screen.findByText('Email sent.')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

beforeRelease('Esc does not hide how the sending ends', async () => {
  const { answer, letGo } = held(breakdown)
  mailApi({ send: answer })
  const { user } = await openMail({ link: linkRow() })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByRole('button', { name: 'Sending...' })
  pressEsc()
  pressEsc({ asks: false })
  expect(await dialog()).toHaveAttribute('open')
  letGo()
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not know')
  // The dialog hears of the end a moment later.
  await waitFor(() => {
    pressEsc()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('a refusal of the server is shown, the text stays, and the same mail can be tried again', async () => {
  const message = 'The mail server rejects emails to this address.'
  const { sent } = mailApi({
    send: inTurn(
      refusedByApi(502, 'mail_refused', { code: 'mail_failed' }),
      refusedByApi(429, 'mails_of_hour', { code: 'too_many_requests', params: { seconds: 90 } }),
      refusedByApi(422, 'invalid', { message: 'Subject is too odd.', field: 'subject' }),
      refusedByApi(409, 'request_used', { params: { of: 'mail' }, field: 'Idempotency-Key' }),
      breakdown,
    ),
  })
  const { user } = await openMail()
  put(await box('Message'), 'All of it. PS')
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }))
  for (const words of [message, 'Too many emails in one hour. Try again in 90 seconds.']) {
    await send()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  }
  await send()
  expect(await screen.findByText('Subject is too odd.')).toBeVisible()
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('already used'))
  await send()
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We do not know whether the email was sent. Check the invoice’s history before you send it again.',
    ),
  )
  expect((await box('Message')).value).toMatch(/ PS$/)
  const keys = sent().map(({ key }) => key)
  expect(new Set(keys.slice(0, 4)).size).toBe(1)
  expect(keys[4]).not.toBe(keys[0])
})

// [call-9]
test('a line that is dead holds the dialog for a minute at most', async () => {
  const ends: { after: number; end: AbortController }[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const end = new AbortController()
    ends.push({ after, end })
    return end.signal
  })
  const { answer, letGo } = held(() => HttpResponse.json({ success: true, data: { missed: [] } }))
  const { sent } = mailApi({ send: answer })
  const { user } = await openMail()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const sending = ends.at(-1)
  expect(sending?.after).toBe(60_000)
  sending?.end.abort()
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not know')
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled()
  letGo()
})

beforeRelease('after a lost answer the history is asked anew', async () => {
  const events: object[] = []
  mailApi({ send: noConnection })
  const { user } = await openMail({ events })
  await box('Message')
  events.push(eventRow(3, 'sent', { to: 'billing@kaveri.example' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the invoice’s history')
  expect(await region('History').findByText('Sent to billing@kaveri.example')).toBeVisible()
})

test('a reminder has its own words, and says in the history that it was one', async () => {
  const { sent } = mailApi()
  const events = [eventRow(1, 'reminded', { to: 'billing@kaveri.example' })]
  const { user } = await openDetail(overdue, { events })
  expect(
    await region('History').findByText('Reminder sent to billing@kaveri.example'),
  ).toBeVisible()
  await user.click(region('Remind').getByRole('button', { name: 'Remind by email' }))
  await dialog('Remind by email')
  expect((await box('Message')).value).toContain('days overdue (it was due on Nov 2, 2025)')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Email sent.')
  expect(sent()[0]?.body).toMatchObject({
    kind: 'reminder',
    subject: 'Reminder: Invoice INV/26-27/0001 from Neel Studio',
  })
})

beforeRelease('the menu of a card opens the mail on the invoice, once', async () => {
  mailApi()
  dataApi({ invoices: [summaryRow(1)], detail: detailRow({}) })
  const { user } = await openSignedIn('/invoices')
  await choose(user, 'Send by email', 1)
  await dialog()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('article')).toBeVisible()
})
