import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { authUser } from '#tests/msw/auth-user.ts'
import { refused } from '#tests/msw/data-api.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'
import * as chosen from '../../../lib/chosen-business.ts'
import { MembersPanel } from './members-panel.tsx'

const path = '/setting/members'
const rpc = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`
const owner = { id: authUser().id, name: 'Asha Rao', email: 'asha@studio.example' }
const ravi = {
  ...{ id: 'ravi', name: 'Ravi Iyer', email: 'ravi@books.example' },
  ...{ role: 'accountant', since: '2026-10-02T10:00:00Z' },
}
const meera = { id: 'i1', email: 'meera@kaveri.example', role: 'partner' }
const open = { ...meera, ends_at: '2990-01-31T10:00:00Z' }
const over = { ...meera, id: 'i2', email: 'old@kaveri.example', ends_at: '2026-10-01T10:00:00Z' }

interface Staff {
  members?: object[]
  invitations?: object[]
}

/** The database and `/api` as far as they know members; the first try to invite or change wants a password. */
function memberServer({ members = [], invitations = [] }: Staff = {}, mailed = true) {
  const calls: [string, unknown][] = []
  let proven = false
  const refusedOnce = () => refused(403, 'password_needed')()
  const takes = (name: string, run = () => {}, guarded = false) =>
    http.post(`${rpc}/${name}`, async ({ request }) => {
      if (guarded && !proven) return refusedOnce()
      calls.push([name, await request.json()])
      run()
      return new HttpResponse(null, { status: 204 })
    })
  server.use(
    http.post(`${rpc}/list_members`, () => HttpResponse.json({ owner, members, invitations })),
    http.post(`${rpc}/prove_password`, () => {
      proven = true
      return HttpResponse.json(true)
    }),
    http.post('*/api/members', async ({ request }) => {
      if (!proven) {
        const said = { message: 'Enter your password.', code: 'forbidden' }
        return HttpResponse.json({ ...said, reason: 'password_needed' }, { status: 403 })
      }
      calls.push(['invite', await request.json()])
      const data = { id: 'i3', url: '/join/secret', mailed }
      return HttpResponse.json({ success: true, message: 'OK', data }, { status: 201 })
    }),
    takes('change_member', undefined, true),
    takes('remove_member', () => members.splice(0)),
    takes('end_invitation', () => invitations.splice(0)),
    takes('leave_business'),
  )
  return calls
}

const dialog = () => within(screen.getByRole('dialog'))
type User = Awaited<ReturnType<typeof openSignedIn>>['user']

async function prove(user: User) {
  put(await screen.findByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
}

test('without members the page says what they are for; one is invited behind a proof, and the link is shown once', async () => {
  const calls = memberServer()
  const { user } = await openSignedIn(path)
  expect(await screen.findByText(/^Only you work here so far/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(dialog().getByLabelText('Email')).toHaveFocus()
  expect(dialog().getByRole('radio', { name: 'Accountant' })).toHaveAccessibleDescription(
    'Can read and download everything, comment on documents, and mark months as checked or filed.',
  )
  await user.click(dialog().getByRole('button', { name: 'Invite' }))
  expect(await dialog().findByText('Please enter a valid email address.')).toBeVisible()
  put(dialog().getByLabelText('Email'), 'Ravi@Books.example')
  await user.click(dialog().getByText('Partner'))
  await user.dblClick(dialog().getByRole('button', { name: 'Invite' }))
  await prove(user)
  expect(await screen.findByText(`${window.location.origin}/join/secret`)).toBeVisible()
  expect(dialog().getByText(/^We emailed this link to ravi@books\.example/)).toBeVisible()
  expect(calls).toEqual([['invite', { email: 'ravi@books.example', role: 'partner' }]])
  await user.click(dialog().getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/join\/secret/)).toBeNull()
})

beforeRelease(
  'where no mail went out the dialog says so, and a refused address is told at its field',
  async () => {
    memberServer({}, false)
    const { user } = await openSignedIn(path)
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    const said = {
      message: 'x',
      code: 'conflict',
      reason: 'member_already',
      errors: { email: 'x' },
    }
    server.use(
      http.post('*/api/members', () => HttpResponse.json(said, { status: 409 }), { once: true }),
    )
    put(dialog().getByLabelText('Email'), 'ravi@books.example')
    await user.click(dialog().getByRole('button', { name: 'Invite' }))
    await waitFor(() =>
      expect(dialog().getByLabelText('Email')).toHaveAccessibleDescription(
        /works for your business already/,
      ),
    )
    await user.click(dialog().getByRole('button', { name: 'Invite' }))
    await prove(user)
    expect(await screen.findByText(/^We could not email this link/)).toBeVisible()
  },
)

test('the owner sees who works here since when, changes a role, and removes after a question', async () => {
  const calls = memberServer({ members: [ravi] })
  const { user } = await openSignedIn(path)
  const list = within(await screen.findByRole('list', { name: 'Members', hidden: false }))
  const [first, second] = list.getAllByRole('listitem')
  expect(first).toHaveTextContent(/^Asha RaoYouasha@studio\.exampleRoleOwner/)
  expect(second).toHaveTextContent(
    /^Ravi Iyerravi@books\.exampleRoleAccountantMember since2 Oct 2026/,
  )
  await user.click(list.getByRole('button', { name: 'Change the role of Ravi Iyer' }))
  expect(dialog().getByRole('radio', { name: 'Accountant' })).toBeChecked()
  await user.click(dialog().getByText('Partner'))
  await user.click(dialog().getByRole('button', { name: 'Save role' }))
  await prove(user)
  expect(await screen.findByText('Role changed.')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Remove Ravi Iyer' }))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await user.click(list.getByRole('button', { name: 'Remove Ravi Iyer' }))
  await user.click(dialog().getByRole('button', { name: 'Remove member' }))
  expect(await screen.findByText(/^Only you work here so far/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus())
  expect(calls).toEqual([
    ['change_member', { person_id: 'ravi', role: 'partner' }],
    ['remove_member', { person_id: 'ravi' }],
  ])
})

test('an invitation says until when, gets a new link, and is withdrawn', async () => {
  const calls = memberServer({ invitations: [open, over] })
  const { user } = await openSignedIn(path)
  const list = within(await screen.findByRole('list', { name: 'Invitations' }))
  expect(list.getByText('Open until 31 Jan 2990')).toBeVisible()
  expect(list.getByText('Expired on 1 Oct 2026')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'New link for meera@kaveri.example' }))
  expect(dialog().getByText('The link that you sent before stops working.')).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Create new link' }))
  await prove(user)
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  const takeBack = 'Withdraw invitation of meera@kaveri.example'
  await user.click(list.getByRole('button', { name: takeBack }))
  await user.click(dialog().getByRole('button', { name: 'Withdraw invitation' }))
  expect(await screen.findByText(/^Only you work here so far/)).toBeVisible()
  expect(calls).toEqual([
    ['invite', { email: 'meera@kaveri.example', role: 'partner' }],
    ['end_invitation', { invitation_id: 'i1' }],
  ])
})

test('a failed list can be asked for again', async () => {
  server.use(http.post(`${rpc}/list_members`, refused(403, 'not_allowed')))
  const { user } = await openSignedIn(path)
  const again = await screen.findByRole('button', { name: 'Try again' })
  memberServer()
  await user.click(again)
  expect(await screen.findByText(/^Only you work here so far/)).toBeVisible()
})

test('a member sees the list without buttons, and leaves after a question', async () => {
  const calls = memberServer({ members: [ravi] })
  const goOn = vi.spyOn(chosen, 'chooseBusiness').mockImplementation(() => {})
  const business = { id: 'b1', name: 'Neel Studio', role: 'accountant', person: 'ravi' } as const
  const { user } = openAt('/', [
    { path: '/', element: <MembersPanel person="ravi" business={business} /> },
  ])
  const list = within(await screen.findByRole('list', { name: 'Members', hidden: false }))
  expect(list.getAllByText('You')).toHaveLength(1)
  expect(list.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
  expect(screen.getByText('You work here as Accountant.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave this business' }))
  await user.click(dialog().getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(goOn).toHaveBeenCalledWith(null))
  expect(calls).toEqual([['leave_business', { business_id: 'b1' }]])
})
