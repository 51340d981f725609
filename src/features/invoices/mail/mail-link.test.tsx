import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { breakdown, inTurn } from '../../../../tests/msw/auth.ts'
import { refused } from '../../../../tests/msw/data-api.ts'
import { mailApi, unconfigured } from '../../../../tests/msw/mail-api.ts'
import { region } from '../../../../tests/setup/invoice-detail.ts'
import { box, dialog, openMail, pressEsc, url } from '../../../../tests/setup/mail-dialog.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a link that cannot be asked for again is told, and the old one is not sent', async () => {
  mailApi()
  const share = inTurn(() => HttpResponse.json('token'), breakdown)
  const { user } = await openMail({ answers: { 'POST /rpc/share_invoice': share } })
  await box('Message')
  pressEsc()
  await user.click(region('Share').getByRole('button', { name: 'Email' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to make the link.')
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()
})

// [mail-4]
test.each([
  [unconfigured, 'No mail can be sent here: no mail server is set up.'],
  [breakdown, 'No mail can be sent at the moment.'],
])('without a mail server the dialog says so and offers other ways (%#)', async (state, reason) => {
  mailApi({ state })
  const { user } = await openMail()
  const shown = within(await dialog())
  expect(await shown.findByText(reason, { exact: false })).toBeVisible()
  const mail = new URL(
    shown.getByRole('link', { name: 'Open your mail program' }).getAttribute('href') ?? '',
  )
  expect(mail.pathname).toBe('billing@kaveri.example')
  expect(mail.searchParams.get('subject')).toBe('Invoice INV/26-27/0001 from Neel Studio')
  expect(mail.searchParams.get('body')).toContain(url)
  const chat = shown.getByRole('link', { name: 'WhatsApp' })
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
  expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toContain(url)
  await user.click(shown.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a link that cannot be made is told, and tried again', async () => {
  mailApi()
  const share = inTurn(refused(404, 'invoice_not_found'), () => HttpResponse.json('token'))
  const { user } = await openMail({ answers: { 'POST /rpc/share_invoice': share } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Invoice not found.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Subject')).toBeVisible()
})
