import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { linkRow } from '#tests/factories/rows/payment-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { everythingAsked, refused } from '#tests/msw/data-api.ts'
import { mailApi, refusedByApi, unconfigured } from '#tests/msw/mail-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { chooseAction, openDetail, region } from '#tests/setup/screens/invoice-detail.ts'
import { box, dialog, openMail, pressEsc, url } from '#tests/setup/screens/mail-dialog.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const share = 'POST /rpc/share_invoice'
const programs = ['Open your email app', 'WhatsApp'] as const

beforeRelease(
  'a mail that is written and left makes no link, and Delete asks nothing',
  async () => {
    mailApi()
    const { user, bodies } = await openDetail()
    await user.click(region('Share').getByRole('button', { name: 'Email' }))
    const preview = await screen.findByTitle<HTMLIFrameElement>('Preview of the email')
    await waitFor(() => expect(preview.srcdoc).toMatch(/href="[^"]+\/i\//))
    put(await box('Message'), 'Dear all. PS')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await act(everythingAsked)
    expect(bodies(share)).toEqual([])
    expect(region('Share').getByText('Not shared yet.')).toBeVisible()
    await chooseAction(user, 'Delete invoice')
    expect(await screen.findByText(/^You deleted this invoice on /)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

beforeRelease('a failed renewal of a link is reported, and the old link is not sent', async () => {
  mailApi()
  let links = () => HttpResponse.json([linkRow()])
  const { user } = await openMail({ answers: { 'GET /invoice_links': () => links() } })
  await box('Message')
  pressEsc()
  links = breakdown
  await user.click(region('Share').getByRole('button', { name: 'Email' }))
  expect(await screen.findByText('Failed to load the link.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()
  links = () => HttpResponse.json([linkRow()])
  await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }))
  expect(await box('Message')).toBeVisible()
})

// [mail-4]
test('without a mail server the dialog says so and offers other ways', async () => {
  mailApi({ state: unconfigured })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, bodies } = await openMail()
  const shown = within(await dialog())
  const reason = 'Emails cannot be sent: no mail server is set up.'
  expect(await shown.findByText(reason, { exact: false })).toBeVisible()
  expect(bodies(share)).toEqual([])
  for (const name of programs) {
    await user.click(shown.getByRole('button', { name }))
    await waitFor(() => expect(shown.getByRole('button', { name })).toBeEnabled())
  }
  expect(bodies(share)).toHaveLength(2)
  const [mail, place] = opened.mock.calls[0] ?? []
  const [chat, tab, features] = opened.mock.calls[1] ?? []
  const { pathname, searchParams } = new URL(String(mail))
  expect([pathname, place]).toEqual(['billing@kaveri.example', '_self'])
  expect(searchParams.get('subject')).toBe('Invoice INV/26-27/0001 from Neel Studio')
  expect(searchParams.get('body')).toContain(url)
  expect([tab, features]).toEqual(['_blank', 'noopener,noreferrer'])
  expect(new URL(String(chat)).searchParams.get('text')).toContain(url)
  await user.click(shown.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

beforeRelease('a link that cannot be made is reported, and can be tried again', async () => {
  mailApi({ state: breakdown })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const answers = {
    [share]: inTurn(refused(404, 'invoice_not_found'), () => HttpResponse.json('token')),
  }
  const { user } = await openMail({ answers })
  await user.click(await screen.findByRole('button', { name: programs[0] }))
  expect(screen.getByText(/^Emails cannot be sent at the moment\./)).toBeVisible()
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Invoice not found.')
  expect(opened).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: programs[0] }))
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

describe('a mail that is refused or unsure', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('a mail that may have gone out is sent again only as another one, and the button says so', async () => {
    const unsure = refusedByApi(502, 'mail_unsure')
    const still = refusedByApi(409, 'mail_still_unsure', { code: 'mail_unsure' })
    const { sent } = mailApi({ send: inTurn(unsure, still) })
    const { user } = await openMail()
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    const again = await screen.findByRole('button', { name: 'Send again' })
    expect(screen.getByRole('alert')).toHaveTextContent('the email may have been sent')
    await user.click(again)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('already'))
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  })

  beforeRelease(
    'a link that leads elsewhere is refused beside its field, and nothing is sent',
    async () => {
      const { sent } = mailApi()
      const { user } = await openMail()
      await user.type(await box('Message'), ' PS: https://evil.example/x')
      await user.click(screen.getByRole('button', { name: 'Send' }))
      const refusal =
        'Remove “https://evil.example/x” from the message. It can link only to the invoice and your own website.'
      expect(await screen.findByText(refusal)).toBeVisible()
      expect(await box('Message')).toHaveAccessibleDescription(expect.stringContaining(refusal))
      expect(sent()).toEqual([])
    },
  )
})
