import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { readTableFile } from '#src/lib/table-file/read-table-file.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openAt } from '#tests/setup/screens/render.tsx'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { ImportScreen } from './import-screen.tsx'

const saved = savedFiles()

// A browser reads and checks the file in workers, which jsdom has none of; what they do has tests of its own.
vi.mock('#src/lib/table-file/read-table-file.ts', () => ({ readTableFile: vi.fn() }))
vi.mock('./check-rows.ts', async () => {
  const { readRows } = await import('#domain/import/read-rows.ts')
  return { checkRows: async (...args: Parameters<typeof readRows>) => readRows(...args) }
})

const root = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1`

const rows = [
  ['Display Name', 'EmailID', 'Billing State'],
  ['Kaveri Interiors', 'pay@kaveri.example', 'Karnataka'],
  ['Tapti Mills', 'none', 'Gujarat'],
]

const withUnknownHead = rows.map((row, at) => [...row, at === 0 ? 'Mood' : 'fine'])

function api() {
  const staged: unknown[] = []
  const written: string[] = []
  server.use(
    http.get(`${root}/imports`, () => HttpResponse.json([])),
    http.post(`${root}/rpc/find_mapping`, () => HttpResponse.json(null)),
    http.post(`${root}/rpc/keep_mapping`, () => HttpResponse.json(null)),
    http.post(`${root}/rpc/stage_import`, async ({ request }) => {
      staged.push(await request.json())
      return HttpResponse.json([])
    }),
    http.post(`${root}/rpc/preview_import`, () =>
      HttpResponse.json({ rows: 1, made: 1, already_there: 0, repeated: 0, total_minor: 0 }),
    ),
    http.post(`${root}/rpc/write_import`, () => {
      written.push('part')
      return HttpResponse.json({ made: 1, already_there: 0, parts_left: 0 })
    }),
  )
  return { staged, written }
}

async function open(given = rows) {
  vi.mocked(readTableFile).mockResolvedValue({ sheets: [{ name: '', rows: given }] })
  const calls = api()
  const element = (
    <main tabIndex={-1}>
      <ImportScreen />
    </main>
  )
  const { user } = openAt('/reports/import', [{ path: '/reports/import', element }])
  await screen.findByRole('button', { name: 'Download a template' })
  const input = screen.getByLabelText('Choose a file, or drop it here')
  await user.upload(input, new File(['x'], 'contacts.csv', { type: 'text/csv' }))
  return { ...calls, user }
}

test('a file of which each head is known goes straight to its rows, from which its columns can be changed', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Back to columns' }))
  expect(await screen.findByLabelText('Client name')).toHaveValue('0')
  // The button that was pressed is gone.
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByLabelText(/^Email/)).toHaveValue('1')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(await screen.findByRole('button', { name: 'Import 1 client' })).toBeVisible()
})

test('a reviewed file gives way to another one', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Choose another file' }))
  expect(screen.getByLabelText('Choose a file, or drop it here')).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Import 1 client' })).not.toBeInTheDocument()
})

test('a file with an unknown head is imported after a review, and errors are shown by line', async () => {
  const { staged, written, user } = await open(withUnknownHead)
  expect(await screen.findByLabelText('Client name')).toHaveValue('0')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible()
  expect(screen.getByRole('cell', { name: '3' })).toBeVisible()
  expect(staged).toEqual([
    expect.objectContaining({
      kind: 'clients',
      rows: [expect.objectContaining({ name: 'Kaveri Interiors', state_code: '29' })],
    }),
  ])
  expect(written).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Import 1 client' }))
  expect(await screen.findByText('1 client added.')).toBeVisible()
  expect(written).toEqual(['part'])
})

test('the first rows are shown as they were read, and skipped rows are saved with their faults', async () => {
  const { user } = await open()
  const first = await screen.findByRole('region', { name: 'The first rows as we read them' })
  expect(within(first).getByRole('cell', { name: 'Kaveri Interiors' })).toBeVisible()
  expect(within(first).getByRole('cell', { name: 'Karnataka' })).toBeVisible()
  expect(within(first).queryByText('Tapti Mills')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Download skipped rows' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('contacts-skipped-rows.csv')
  expect(await saved[0]?.file.text()).toContain(
    'Tapti Mills,none,Gujarat,Please enter a valid email address.',
  )
})

test('a template with the columns of what is chosen is downloaded', async () => {
  api()
  const { user } = openAt('/reports/import?of=items', [
    { path: '/reports/import', Component: ImportScreen },
  ])
  await user.click(await screen.findByRole('button', { name: 'Download a template' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('items-template.csv')
  expect(await saved[0]?.file.text()).toMatch(
    /^Description,Unit,Rate,.*\r\nLogo design,hours,1500,/,
  )
})

beforeRelease('a required field without a column is asked for beside that field', async () => {
  const { user } = await open(withUnknownHead)
  await user.selectOptions(await screen.findByLabelText('Client name'), '')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(await screen.findByText('Choose the column for this field.')).toBeVisible()
})

test('a file that could not be brought in says so, and nothing is made', async () => {
  const { user, written } = await open(withUnknownHead)
  server.use(http.post(`${root}/rpc/stage_import`, () => new HttpResponse(null, { status: 500 })))
  await user.click(await screen.findByRole('button', { name: 'Review' }))
  expect(
    await screen.findByText('Failed to import the file. Please try again: nothing is added twice.'),
  ).toBeVisible()
  expect(written).toEqual([])
})

beforeRelease('a file with too many rows asks to be split, and nothing of it is sent', async () => {
  const [heads = [], row = []] = rows
  const { staged } = await open([heads, ...Array.from({ length: 20_001 }, () => row)])
  expect(
    await screen.findByText('A file can have at most 20,000 rows. Split it and import each part.'),
  ).toBeVisible()
  expect(staged).toEqual([])
})

test('an import that could not be undone says so, and can be undone still', async () => {
  const { user } = await open()
  server.use(
    http.get(`${root}/imports`, () =>
      HttpResponse.json([
        {
          ...{ id: 'import-1', kind: 'clients', state: 'written', made: 1, already_there: 0 },
          ...{ created_at: new Date().toISOString(), changed_by_name: 'Ravi Iyer' },
        },
      ]),
    ),
    http.post(`${root}/rpc/undo_import`, () => new HttpResponse(null, { status: 500 })),
  )
  await user.click(await screen.findByRole('button', { name: 'Import 1 client' }))
  const undo = await screen.findByRole('button', { name: /^Undo 1 client of / })
  expect(screen.getByText(/ · by Ravi Iyer$/)).toBeVisible()
  await user.click(undo)
  expect(await screen.findByText('Failed to undo the import. Please try again.')).toBeVisible()
  expect(undo).toBeEnabled()
})
