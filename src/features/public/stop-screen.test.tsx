import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { messages as messagesInHindi } from '#languages/hi/messages/index.ts'
import { server } from '#tests/msw/server.ts'
import { openApp } from '#tests/setup/screens/app.tsx'

/** The interface, which knows this token, and what was asked to be stopped. */
function mailStop(token: string) {
  const asked: unknown[] = []
  const answer = (stopped: string) =>
    HttpResponse.json({ success: true, message: 'OK', data: { sender: 'Neel Studio', stopped } })
  server.use(
    http.get(`*/api/mail/stop/${token}`, () => answer('none')),
    http.get('*/api/mail/stop/other', () => HttpResponse.json({}, { status: 404 })),
    http.post(`*/api/mail/stop/${token}`, async ({ request }) => {
      const body = await request.json()
      asked.push(body)
      const scope = typeof body === 'object' && body !== null ? body.scope : ''
      return answer(String(scope))
    }),
  )
  return asked
}

const button = (name: string) => screen.findByRole('button', { name })

test('opening the page stops nothing; the sender’s mails stop when that is pressed, then also everybody’s', async () => {
  const asked = mailStop('one')
  const { user } = await openApp('/stop/one')
  expect(await screen.findByRole('heading', { level: 1, name: 'Stop these emails?' })).toBeVisible()
  expect(asked).toEqual([])
  await user.click(await button('Stop emails from Neel Studio'))
  expect(
    await screen.findByText('Neel Studio can no longer send you emails from here.'),
  ).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await user.click(await button('Stop emails from everyone on Bahi'))
  expect(await screen.findByText('Nobody can send you emails from here any more.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(asked).toEqual([{ scope: 'sender' }, { scope: 'all' }])
  expect(screen.queryByRole('button', { name: /^Stop mails/ })).not.toBeInTheDocument()
})

test('from a mail in Hindi the page is in Hindi, with what went wrong', async () => {
  mailStop('three')
  const { user } = await openApp('/stop/three?in=hi')
  const stop = await button('Neel Studio के ईमेल बंद करें')
  server.use(http.post('*/api/mail/stop/three', () => HttpResponse.error(), { once: true }))
  await user.click(stop)
  expect(await screen.findByRole('alert')).toHaveTextContent(messagesInHindi.mailStopFailed)
  expect(stop.closest('[lang]')).toHaveAttribute('lang', 'hi-IN')
})

test('a failed stop is reported, and can be tried again', async () => {
  mailStop('two')
  const { user } = await openApp('/stop/two')
  const stop = await button('Stop emails from Neel Studio')
  server.use(http.post('*/api/mail/stop/two', () => HttpResponse.error(), { once: true }))
  await user.click(stop)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to stop these emails. Please try again in a moment.',
  )
  await user.click(stop)
  expect(
    await screen.findByText('Neel Studio can no longer send you emails from here.'),
  ).toBeVisible()
})

test('an invalid link says so', async () => {
  mailStop('three')
  await openApp('/stop/other')
  expect(await screen.findByRole('heading', { level: 1, name: 'Link not found' })).toBeVisible()
})
