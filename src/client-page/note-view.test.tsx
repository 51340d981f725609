import { expect, test, vi } from 'vitest'
import { shareApi } from '../../tests/setup/screens/client-page.tsx'
import { SESSION_KEY } from '../lib/stored-session.ts'
import { noteView } from './note-view.ts'

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

const keep = (session: object | string) =>
  vi
    .spyOn(Storage.prototype, 'getItem')
    .mockImplementation((key) =>
      key === SESSION_KEY
        ? typeof session === 'string'
          ? session
          : JSON.stringify(session)
        : null,
    )

async function viewsBy(session?: object | string) {
  const spy = session === undefined ? undefined : keep(session)
  const { calls } = shareApi(null)
  await noteView('token-1')
  spy?.mockRestore()
  return calls
}

test('a visitor without a session is counted as nobody', async () => {
  expect(await viewsBy()).toEqual([
    { name: 'note_share_view', body: { token: 'token-1' }, token: null },
  ])
})

test('a signed-in person says who they are, so that the seller is not counted', async () => {
  const session = { access_token: 'header.payload.signature', expires_at: inAnHour() }
  expect(await viewsBy(session)).toMatchObject([{ token: 'Bearer header.payload.signature' }])
})

test.each([
  ['has expired', { access_token: 'old', expires_at: 1 }],
  ['cannot be read', 'no JSON'],
])('a session that %s counts nothing', async (_, session) => {
  expect(await viewsBy(session)).toEqual([])
})

test('a page in a tab that nobody looks at is counted when it is looked at', async () => {
  const { calls } = shareApi(null)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const noted = noteView('token-1')
  await new Promise((done) => setTimeout(done, 20))
  expect(calls).toEqual([])
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await noted
  expect(calls).toHaveLength(1)
})
