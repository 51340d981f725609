import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { sharedInvoiceRow } from '#tests/factories/rows/shared-invoice-row.ts'
import { openClientPage } from '#tests/setup/screens/client-page.tsx'
import type { SharedInvoiceRow } from '../client-invoice.ts'

const estimate = (changes: Partial<NonNullable<SharedInvoiceRow['estimate']>> = {}) =>
  sharedInvoiceRow({
    kind: 'estimate',
    number: 'EST/26-27/0007',
    pay_to: null,
    estimate: { state: 'sent', name: null, answered_at: null, restored: null, ...changes },
  })

const button = (name: string) => screen.getByRole('button', { name })

test('an estimate says what is offered until when, and asks for no money', async () => {
  const { container } = await openClientPage(estimate())
  expect(document.title).toBe('Estimate EST/26-27/0007 from Neel Studio')
  expect(await screen.findByText('Valid until Jan 31, 2990')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  expect(container).not.toHaveTextContent(/invoice|I have paid|Payments go|due/i)
})

test('a client accepts with name and note, once', async () => {
  const { user, bodies } = await openClientPage(estimate())
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(screen.getByRole('heading', { name: 'Accept this estimate' })).toHaveFocus()
  await user.click(button('Accept'))
  expect(screen.getByLabelText('Your name')).toHaveFocus()
  expect(screen.getByText('Name is required.')).toBeVisible()
  await user.type(screen.getByLabelText('Your name'), ' Meera Iyer ')
  await user.type(screen.getByLabelText('Note'), 'From Monday on')
  await user.dblClick(button('Accept'))
  const text = await screen.findByText(
    /^Accepted by Meera Iyer on .* Neel Studio can see this answer\.$/,
  )
  expect(text).toHaveFocus()
  expect(screen.getByText('ACCEPTED')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(bodies('answer_estimate').map(({ body }) => body)).toEqual([
    { token: 'token-1', accepted: true, name: 'Meera Iyer', note: 'From Monday on' },
  ])
})

test('a refusal is told, and what was typed stays', async () => {
  const refused = (code: string, status = 409) =>
    HttpResponse.json(
      { code: `PT${status}`, message: code, details: '{"state": "accepted"}', hint: '' },
      { status },
    )
  const answers = [refused('estimate_answered'), refused('estimate_not_found', 404)]
  const { user } = await openClientPage(estimate(), {
    answer_estimate: () => answers.shift() ?? HttpResponse.error(),
  })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.type(screen.getByLabelText('Your name'), 'Meera Iyer')
  for (const sentence of [
    'This estimate was already accepted.',
    'This link has expired, or the estimate was withdrawn.',
    'Your answer could not be sent. Please try again.',
  ]) {
    await user.click(button('Decline'))
    expect(await screen.findByText(sentence)).toBeVisible()
  }
  expect(screen.getByLabelText('Your name')).toHaveValue('Meera Iyer')
  await user.click(button('Cancel'))
  expect(button('Accept')).toBeVisible()
})

test.each([
  [
    'expired',
    null,
    /^This estimate was valid until Jan 31, 2990, so you can no longer answer it\./,
  ],
  ['accepted', 'Meera Iyer', /^Accepted by Meera Iyer on Nov 21, 2026\./],
  ['declined', null, /^Declined on Nov 21, 2026\./],
  ['converted', null, /^Neel Studio has created the invoice\.$/],
] as const)('one that is %s takes no answer and says so', async (state, name, text) => {
  await openClientPage(estimate({ state, name, answered_at: '2026-11-21T10:35:00Z' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an answer that only a restored file tells is marked as that', async () => {
  const told = { name: 'Meera Iyer', answered_at: '2026-11-21T10:35:00Z', restored: true }
  await openClientPage(estimate({ state: 'accepted', ...told }))
  const text =
    'Accepted by Meera Iyer on Nov 21, 2026, according to a file that Neel Studio restored.'
  expect(await screen.findByText(text)).toBeVisible()
})

test('a withdrawn estimate is called one', async () => {
  const row = { withdrawn: true, kind: 'estimate', seller_name: 'Neel Studio' } as const
  await openClientPage({ ...row, language: 'en', number: 'EST/26-27/0007' })
  const name = 'Estimate EST/26-27/0007 was withdrawn'
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.queryByText(/paid|pay it/)).not.toBeInTheDocument()
})
