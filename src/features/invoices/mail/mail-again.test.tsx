import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from '#tests/msw/auth.ts'
import { mailApi, refusedByApi } from '#tests/msw/mail-api.ts'
import { box, openMail } from '#tests/setup/screens/mail-dialog.ts'

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

test('a link that leads elsewhere is refused beside its field, and nothing is sent', async () => {
  const { sent } = mailApi()
  const { user } = await openMail()
  await user.type(await box('Message'), ' PS: https://evil.example/x')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const refusal =
    'Remove “https://evil.example/x” from the message. It can link only to the invoice and your own website.'
  expect(await screen.findByText(refusal)).toBeVisible()
  expect(await box('Message')).toHaveAccessibleDescription(expect.stringContaining(refusal))
  expect(sent()).toEqual([])
})
