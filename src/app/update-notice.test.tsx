import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { version } from '#domain/version.ts'
import type { DraftRow } from '../../tests/factories/rows/draft-row.ts'
import { authServer } from '../../tests/msw/auth.ts'
import { dataApi } from '../../tests/msw/data-api.ts'
import { server } from '../../tests/msw/server.ts'
import { openApp } from '../../tests/setup/screens/app.tsx'
import { button, field, putInvoice } from '../../tests/setup/screens/invoice-form.ts'
import { login } from '../data/account/session.ts'

const HOUR = 3_600_000
const notice = 'A new version of Bahi is available. What you typed is saved.'

/** The server's version, and how often it was asked. */
function serverOf(found: string | null) {
  const asked = { times: 0 }
  server.use(
    http.get('*/api/health', () => {
      asked.times += 1
      return found === null
        ? HttpResponse.html('<!doctype html>')
        : HttpResponse.json({ success: true, message: 'OK', data: { version: found, schema: '1' } })
    }),
  )
  return asked
}

const comeBack = (milliseconds: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + milliseconds)
    document.dispatchEvent(new Event('visibilitychange'))
  })

async function open(address: string, drafts: DraftRow[] = []) {
  dataApi({ drafts })
  authServer()
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
  return openApp(address)
}

const [major = '', minor = ''] = version.split('.')
const next = `${major}.${Number(minor) + 1}.0`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a person who returns to an outdated app is told once, and not within the first hour', async () => {
  const asked = serverOf(next)
  await open('/setting/security')
  await comeBack(HOUR - 60_000)
  expect(asked.times).toBe(0)
  await comeBack(120_000)
  expect(await screen.findByText(notice)).toBeVisible()
  await comeBack(60_000)
  expect(asked.times).toBe(1)
  await comeBack(HOUR)
  await waitFor(() => expect(asked.times).toBe(2))
  expect(screen.getAllByText(notice)).toHaveLength(1)
})

test.each([`${major}.${minor}.99`, null])(
  'a server of version %s asks nobody to reload',
  async (found) => {
    const asked = serverOf(found)
    await open('/setting/security')
    await comeBack(HOUR + 1)
    await waitFor(() => expect(asked.times).toBe(1))
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(screen.queryByText(notice)).toBeNull()
  },
)

test('the button saves what is typed before the page is loaded anew', async () => {
  const drafts: DraftRow[] = []
  serverOf(next)
  const { user } = await open('/invoice/create', drafts)
  await waitFor(() => expect(field('Client name')).toBeVisible())
  await comeBack(HOUR + 1)
  await screen.findByText(notice)
  putInvoice()
  expect(drafts).toEqual([])
  let saved: DraftRow[] = []
  const reload = vi.fn(() => {
    saved = structuredClone(drafts)
  })
  vi.stubGlobal('location', { ...window.location, reload })
  await user.click(button('Reload'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(saved).toMatchObject([{ content: { clientName: ' Kaveri Interiors ' } }])
})
