import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/lib/paths/paths.ts'
import { exportedClient, exportedDocument } from '#tests/factories/rows/account-rows.ts'
import { breakdown } from '#tests/msw/auth.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { DataScreen } from './data-screen.tsx'

const saved = savedFiles()
afterEach(() => vi.unstubAllGlobals())

const root = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1`
const rpc = (name: string, answer: Parameters<typeof http.post>[1]) =>
  server.use(http.post(`${root}/rpc/${name}`, answer))

const parts = { clients: [exportedClient()], documents: [exportedDocument(1)] }
const rowsOf = (part: unknown) => (part === 'clients' || part === 'documents' ? parts[part] : [])

/** An account with a client and an invoice; what is staged of a restore grows in what this returns. */
function api() {
  const staged: unknown[] = []
  server.use(
    http.get(`${root}/invoice_counters`, () =>
      HttpResponse.json([{ financial_year: '26-27', last_sequence: 1 }]),
    ),
  )
  rpc('start_export', () => HttpResponse.json('00000000-0000-4000-8000-000000000001'))
  rpc('export_counts', () =>
    HttpResponse.json({ until: '2026-11-22T10:00:00+00:00', clients: 1, documents: 1 }),
  )
  rpc('export_part', async ({ request }) => {
    const { part } = Object(await request.json())
    return HttpResponse.json({ rows: rowsOf(part), next: null })
  })
  rpc('stage_restore', async ({ request }) => {
    staged.push(await request.json())
    return new HttpResponse(null, { status: 204 })
  })
  rpc('restore_state', () => HttpResponse.json(null))
  rpc('missing_numbers', () => HttpResponse.json([]))
  let left = 2
  rpc('commit_restore', async ({ request }) => {
    staged.push(await request.json())
    left -= 1
    return HttpResponse.json(left)
  })
  return staged
}

async function open() {
  const staged = api()
  const { user } = openAt(paths.settingData, [
    { path: paths.settingData, Component: DataScreen },
    { path: paths.dashboard, element: <h1>Dashboard</h1> },
  ])
  await screen.findByRole('option', { name: 'Year 26-27' })
  // A PDF takes long, and is drawn by what has tests of its own.
  await user.selectOptions(screen.getByLabelText('PDFs'), 'none')
  return { staged, user }
}

const begin = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Export everything' }))

/** Exports all, and chooses the ZIP that was saved to be restored. */
async function exportAndRestore(user: UserEvent) {
  await begin(user)
  expect(
    await screen.findByText('Done. The ZIP contains everything in this account.'),
  ).toBeVisible()
  const [zip, ...others] = saved
  expect(zip?.name).toMatch(/^bahi-\d{4}-\d\d-\d\d\.zip$/)
  expect(others).toEqual([])
  const input = document.querySelector('input[type=file]')
  if (!(zip && input instanceof HTMLInputElement)) throw new Error('No field for a file.')
  const bytes = await zip.file.arrayBuffer()
  const file = new File([bytes], zip.name, { type: 'application/zip' })
  // jsdom has no streams of files.
  file.stream = () => {
    const { body } = new Response(bytes)
    if (!body) throw new Error('The file is empty.')
    return body
  }
  await user.upload(input, file)
}

test('all is exported into a ZIP, which brings the account back as it was', async () => {
  const { staged, user } = await open()
  await exportAndRestore(user)
  expect(await screen.findByText('Account restored.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const restore_id = expect.any(String)
  expect(staged).toEqual([
    { restore_id, place: 1, part: 'clients', rows: parts.clients },
    { restore_id, place: 2, part: 'documents', rows: parts.documents },
    { restore_id, pages: 2 },
    { restore_id, pages: 2 },
  ])
})

beforeRelease('numbers missing in a restored file are shown after the restore', async () => {
  const { user } = await open()
  rpc('missing_numbers', () =>
    HttpResponse.json([
      { from_number: 'INV/26-27/0002', to_number: 'INV/26-27/0002', count: 1 },
      { from_number: 'INV/26-27/0004', to_number: 'INV/26-27/0007', count: 4 },
    ]),
  )
  await exportAndRestore(user)
  expect(await screen.findByText('Account restored.')).toBeVisible()
  expect(await screen.findByText('INV/26-27/0002')).toBeVisible()
  expect(screen.getByText('INV/26-27/0004 to INV/26-27/0007 (4)')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeInTheDocument()
})

test('a restore that stopped half-way goes on, or what it wrote is taken back', async () => {
  const { staged, user } = await open()
  let begun: Record<string, unknown> | null = { id: 'one', state: 'writing', pages: 3, rows: 400 }
  rpc('restore_state', () => HttpResponse.json(begun))
  rpc('take_back_restore', () => {
    begun = null
    return HttpResponse.json(0)
  })
  rpc('commit_restore', breakdown)
  await exportAndRestore(user)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Failed to restore the account. Please try again.')).toBeVisible()
  expect(staged).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Undo restore' }))
  expect(await screen.findByRole('button', { name: 'Choose ZIP' })).toBeEnabled()
})

beforeRelease(
  'an account that the server could not restore stays on the screen, with the reason',
  async () => {
    const { staged, user } = await open()
    rpc('commit_restore', breakdown)
    await exportAndRestore(user)
    expect(
      await screen.findByText('Failed to restore the account. Please try again.'),
    ).toBeVisible()
    expect(staged).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Choose ZIP' })).toBeEnabled()
  },
)

test('an export that the server breaks says so, and leaves no file that was begun', async () => {
  const aborted = vi.fn(async () => {})
  vi.stubGlobal('showSaveFilePicker', async () => ({
    createWritable: async () => ({ abort: aborted }),
  }))
  const { user } = await open()
  rpc('start_export', breakdown)
  await begin(user)
  expect(await screen.findByText('Failed to create the export. Please try again.')).toBeVisible()
  expect(aborted).toHaveBeenCalledOnce()
})

test('an export is stopped by a click, and saves nothing', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { user } = await open()
  rpc('export_part', async () => {
    await held
    return HttpResponse.json({ rows: parts.clients, next: null })
  })
  await begin(user)
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  letGo()
  expect(
    await screen.findByText('Export stopped. The file saved so far is incomplete.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export everything' })).toBeEnabled()
  expect(saved).toEqual([])
})
