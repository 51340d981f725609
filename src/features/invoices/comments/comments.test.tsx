import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { invoiceId } from '#tests/factories/rows/invoice-rows.ts'
import { authUser } from '#tests/msw/auth-user.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { openDetail, region } from '#tests/setup/screens/invoice-detail.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { CommentsPanel } from './comments-panel.tsx'

const asha = authUser().id
const own = {
  ...{ id: 'c1', text: 'Which rate?\nSee the order.', at: '2026-11-21T10:00:00Z' },
  ...{ by_id: asha, by_name: null },
}
const ravis = { ...own, id: 'c2', text: 'Nine per cent.', by_id: 'ravi', by_name: 'Ravi Iyer' }

const panel = () => region('Comments')
const dialog = () => within(screen.getByRole('dialog'))
const lines = () =>
  within(panel().getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const add = () => screen.findByRole('button', { name: 'Add a comment' })

test('a document without comments has one quiet line, and none of it on its sheet', async () => {
  const { user, bodies } = await openDetail()
  const line = await add()
  expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull()
  await user.click(line)
  const field = panel().getByLabelText('Comment')
  expect(field).toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await panel().findByText('Comment is required.')).toBeVisible()
  await user.type(field, ' Paid in cash? ')
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^You · .*Paid in cash\?$/)]))
  expect(bodies('POST /rpc/comment_on')).toEqual([
    { document_id: invoiceId(1), text: 'Paid in cash?' },
  ])
  expect(panel().getByLabelText('Comment')).toHaveValue('')
  expect(screen.getByRole('article')).not.toHaveTextContent('Paid in cash?')
})

test('comments say who and when; the owner removes any after a question', async () => {
  const { user, bodies } = await openDetail({}, { comments: [own, ravis] })
  await waitFor(() =>
    expect(lines()).toEqual([
      'You · 21 Nov 2026, 3:30 pmWhich rate?\nSee the order.',
      'Ravi Iyer · 21 Nov 2026, 3:30 pmNine per cent.',
    ]),
  )
  await user.click(panel().getByRole('button', { name: /^Remove the comment of Ravi Iyer/ }))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(lines()).toHaveLength(2)
  await user.click(panel().getByRole('button', { name: /^Remove the comment of Ravi Iyer/ }))
  await user.click(dialog().getByRole('button', { name: 'Remove comment' }))
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(bodies('POST /rpc/remove_comment')).toEqual([{ comment_id: 'c2' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(panel().getByRole('button', { name: /^Remove the comment of You/ }))
  await user.click(dialog().getByRole('button', { name: 'Remove comment' }))
  expect(await add()).toBeVisible()
})

test('a member removes only their own, and reads the owner’s as such', async () => {
  dataApi({ comments: [own, ravis] })
  openAt('/', [
    { path: '/', element: <CommentsPanel document={invoiceId(1)} person="ravi" isOwner={false} /> },
  ])
  await screen.findByText('Nine per cent.')
  expect(lines()[0]).toMatch(/^Owner · /)
  expect(lines()[1]).toMatch(/^You · /)
  expect(panel().getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
})

test('what could not be sent stays in the field with the reason', async () => {
  const { user } = await openDetail(
    {},
    { answers: { 'POST /rpc/comment_on': refused(409, 'comments_full', '', { most: 100 }) } },
  )
  await user.click(await add())
  await user.type(panel().getByLabelText('Comment'), 'One more')
  await user.dblClick(panel().getByRole('button', { name: 'Comment' }))
  expect(await panel().findByText('A document can have 100 comments at most.')).toBeVisible()
  expect(panel().getByLabelText('Comment')).toHaveValue('One more')
})

test('comments that cannot be loaded say so, and are loaded again', async () => {
  let failing = true
  const { user } = await openDetail(
    {},
    {
      comments: [own],
      answers: {
        'GET /comments': (usual) =>
          failing ? HttpResponse.json({ message: 'not_allowed' }, { status: 403 }) : usual(),
      },
    },
  )
  await waitFor(() => panel())
  const again = panel().getByRole('button', { name: 'Try again' })
  failing = false
  await user.click(again)
  await waitFor(() => expect(lines()).toHaveLength(1))
})
