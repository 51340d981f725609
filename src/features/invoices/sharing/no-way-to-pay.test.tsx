import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dollars, invoiceId } from '#tests/factories/rows/invoice-rows.ts'
import { profileRow } from '#tests/factories/rows/profile-row.ts'
import { everythingAsked, refused } from '#tests/msw/data-api.ts'
import { mailApi } from '#tests/msw/mail-api.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'
import { box, dialog, openMail } from '#tests/setup/screens/mail-dialog.ts'
import { put } from '#tests/setup/screens/signed-in.tsx'

const upi = businessRow({ upi_id: 'neel@okhdfcbank' })

test('sharing an invoice that says no way to pay warns first, leads to where it is set, and back', async () => {
  const { user, router } = await openDetail()
  const note = await region('Share').findByRole('note')
  expect(note).toHaveTextContent(
    'Your client will not see how to pay, because you have not entered a UPI ID or a bank account. You can add payment details later. The invoice page then shows them at once, and so does every new PDF.Set payment details',
  )
  // Above what it warns of, which can be done all the same.
  const copy = region('Share').getByRole('button', { name: 'Copy link' })
  expect(note.compareDocumentPosition(copy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(copy).toBeEnabled()

  await user.click(within(note).getByRole('link', { name: 'Set payment details' }))
  await waitFor(() => expect(screen.getByLabelText('UPI ID')).toHaveFocus())
  put(screen.getByLabelText('UPI ID'), 'neel@ybl')
  await user.click(screen.getByRole('button', { name: 'Save Details' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/invoice/${invoiceId(1)}`))
  await screen.findByRole('article')
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

const unasked = profileRow({ mails_unpayable: false })

test('the first mail without payment details asks once, and can be sent all the same', async () => {
  const { sent } = mailApi()
  const { user, bodies } = await openMail({ profile: unasked })
  const asked = within(await dialog())
  await asked.findByRole('note')
  expect(asked.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Send without payment details' }))
  await user.click(await asked.findByRole('button', { name: 'Send' }))
  await screen.findByText('Email sent.')
  expect(sent()).toHaveLength(1)
  expect(bodies('PATCH /profiles')).toEqual([{ mails_unpayable: true }])
  await user.click(region('Share').getByRole('button', { name: 'Email' }))
  expect(await box('Message')).toBeVisible()
})

beforeRelease('an answer that could not be kept is reported, and nothing is mailed', async () => {
  mailApi()
  const { user } = await openMail({
    profile: unasked,
    answers: { 'PATCH /profiles': refused(429, 'too_many_requests', '', { seconds: 9 }) },
  })
  const asked = within(await dialog())
  await user.click(await asked.findByRole('button', { name: 'Send without payment details' }))
  expect(await asked.findByRole('alert')).toHaveTextContent('9 seconds')
  expect(asked.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a seller with payment details is asked nothing', async () => {
  mailApi()
  await openMail({ profile: unasked, business: upi })
  expect(await box('Message')).toBeVisible()
})

beforeRelease('the text of a mail is kept while its owner sets how to pay', async () => {
  mailApi()
  const { user } = await openMail()
  put(await box('Message'), 'Dear all. PS')
  await user.click(within(await dialog()).getByRole('link', { name: 'Set payment details' }))
  await waitFor(() => expect(screen.getByLabelText('UPI ID')).toHaveFocus())
  put(screen.getByLabelText('UPI ID'), 'neel@ybl')
  await user.click(screen.getByRole('button', { name: 'Save Details' }))
  await screen.findByRole('article')
  await user.click(region('Share').getByRole('button', { name: 'Email' }))
  expect((await box('Message')).value).toMatch(/ PS$/)
  expect(screen.queryByText(/was written anew/)).not.toBeInTheDocument()
})

test('dollars cannot be paid by UPI, and the warning says so', async () => {
  await openDetail(dollars, { business: upi })
  expect(await region('Share').findByRole('note')).toHaveTextContent(
    'UPI takes only rupees, and you have not entered a bank account.',
  )
})

test('a client who can pay nothing any more is not warned of', async () => {
  await openDetail({ status: 'PAID' }, { business: businessRow() })
  await everythingAsked()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})
