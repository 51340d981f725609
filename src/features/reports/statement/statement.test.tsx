import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { mailApi, unconfigured } from '#tests/msw/mail-api.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

afterEach(() => void vi.restoreAllMocks())

const saved = savedFiles()
const kaveri = clientRow(1, { name: 'Kaveri Interiors', currency: 'INR' })

const line = {
  ...{ day: '2026-04-02', kind: 'invoice', document_id: null, number: 'INV/26-27/0001' },
  ...{ method: null, reference: null, minor: 50_000, tds_minor: 0 },
  ...{ due_date: '2026-04-20', open_minor: 50_000 },
}
const accounts = [
  { currency: 'INR', opening_minor: 10_000, closing_minor: 60_000, lines: [line] },
  { currency: 'USD', opening_minor: 0, closing_minor: -700, lines: [] },
]

function statements(answer: () => Response, statementMails: object[] = []) {
  dataApi({ clients: [kaveri, clientRow(2, { name: 'Tapti Textiles' })], statementMails })
  server.use(http.post(`${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc/client_statement`, answer))
}

const address = `${reportPaths.statement(kaveri.id)}?from=2026-04-01&to=2026-04-30`

test('the account of a client is a sheet, for each currency, and its PDF is downloaded', async () => {
  statements(() => HttpResponse.json(accounts))
  const { user } = await openSignedIn(address)
  const sheet = await screen.findByRole('article', {
    name: 'Statement Apr 1, 2026 to Apr 30, 2026',
  })
  expect(within(sheet).getByText('Kaveri Interiors')).toBeVisible()
  const entry = within(sheet).getByRole('cell', { name: /^Invoice INV/ })
  expect(entry).toHaveTextContent(/^Invoice INV\/26-27\/0001Overdue by \d+ days, due Apr 20, 2026$/)
  expect(sheet).toHaveTextContent('Balance due₹600.00')
  await user.click(screen.getByRole('button', { name: 'USD' }))
  expect(await screen.findByRole('article')).toHaveTextContent('In your favourUS$7.00')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 })
  expect(saved[0]?.name).toBe('Statement_Kaveri-Interiors_USD_2026-04-01_2026-04-30.pdf')
})

test('a statement that fails says so and is asked again', async () => {
  let fails = true
  statements(() =>
    fails ? HttpResponse.json({ message: 'boom' }, { status: 500 }) : HttpResponse.json(accounts),
  )
  const { user } = await openSignedIn(address)
  expect(await screen.findByText('Failed to load the statement')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

beforeRelease(
  'the statement of a client who is not there leads to the choice of another',
  async () => {
    dataApi()
    await openSignedIn(address)
    expect(await screen.findByText('Client not found')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Choose a client' })).toHaveAttribute(
      'href',
      '/reports/statement?from=2026-04-01&to=2026-04-30',
    )
  },
)

beforeRelease(
  'a client’s page leads to their statement, and from there to another’s for the same days',
  async () => {
    statements(() => HttpResponse.json([]))
    const { user, router } = await openSignedIn(paths.client(kaveri.id))
    await user.click(await screen.findByRole('link', { name: 'Statement' }))
    expect(await screen.findByRole('article')).toHaveTextContent('Balance due₹0.00')
    expect(router.state.location.pathname).toBe(reportPaths.statement(kaveri.id))
    await user.click(screen.getByRole('link', { name: 'Another client' }))
    const list = within(await screen.findByRole('list', { name: 'Clients' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last month')
    put(screen.getByRole('searchbox', { name: 'Search clients' }), 'tapti')
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Kaveri Interiors' })).not.toBeInTheDocument(),
    )
    const days = new URLSearchParams(router.state.location.search)
    await user.click(await screen.findByRole('link', { name: 'Tapti Textiles' }))
    expect(await screen.findByRole('article')).toBeVisible()
    const { pathname, search } = router.state.location
    expect(pathname).toBe(reportPaths.statement(clientRow(2).id))
    for (const name of ['from', 'to'])
      expect(new URLSearchParams(search).get(name)).toBe(days.get(name))
  },
)

test('an archived client has a statement, too', async () => {
  dataApi({ clients: [kaveri, clientRow(2, { name: 'Tapti Textiles', archived: true })] })
  const { user } = await openSignedIn(reportPaths.statements)
  expect(await screen.findByRole('link', { name: 'Kaveri Interiors' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(await screen.findByRole('link', { name: 'Tapti Textiles' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Kaveri Interiors' })).not.toBeInTheDocument()
})

beforeRelease(
  'a book without clients, without matches or out of reach says what to do',
  async () => {
    dataApi({ clients: [] })
    await openSignedIn(reportPaths.statements)
    expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeVisible()
    put(screen.getByRole('searchbox'), 'nobody')
    expect(await screen.findByRole('heading', { name: /No client matches “nobody”/ })).toBeVisible()
    server.use(http.post('*/rest/v1/rpc/list_clients', () => HttpResponse.error()))
    put(screen.getByRole('searchbox'), 'nobody else')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
)

test('a statement is shared by a link, which is withdrawn after a question', async () => {
  statements(() => HttpResponse.json(accounts))
  const { user } = await openSignedIn(address)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the statement' }))
  await user.click(await dialog.findByRole('button', { name: 'Create link' }))
  const url = `${window.location.origin}/s/token-of-the-statement`
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(url)
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(dialog.getByText(/^Viewed once, 21 Nov 2026/)).toBeVisible()
  const shared = within(screen.getByRole('region', { name: 'Shared by link' }))
  expect(shared.getByText('1 Apr 2026 to 30 Apr 2026')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }))
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }))
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible()
})

const mail = {
  ...{ id: 'a mail', first_day: '2026-04-01', last_day: '2026-04-30', currency: 'USD' },
  ...{ sent_to: 'a@b.example, c@d.example', cc: [], missed: ['c@d.example'] },
  ...{ sent_at: '2026-11-20T04:30:00Z', unsure_at: null, by_name: 'Ravi Iyer' },
}

beforeRelease(
  'the statement of a client who reads Hindi is in Hindi, and so is what they are sent; the screen is not',
  async () => {
    const [first] = accounts
    dataApi({ clients: [{ ...kaveri, language: 'hi' }] })
    server.use(
      http.post(`${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc/client_statement`, () =>
        HttpResponse.json([first]),
      ),
    )
    mailApi({ state: unconfigured })
    const { user } = await openSignedIn(address)
    const sheet = await screen.findByRole('article', { name: /^खाते का स्टेटमेंट/ })
    expect(sheet).toHaveTextContent('शुरुआती बकाया')
    expect(screen.getByRole('heading', { level: 1, name: 'Statement of account' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Email' }))
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }))
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    const [chat] = opened.mock.lastCall ?? []
    expect(decodeURIComponent(String(chat))).toContain('आपके खाते का 1 अप्रैल 2026')
  },
)

beforeRelease(
  'a statement is mailed with the words that were changed, and it stands what was sent when to whom',
  async () => {
    const mails: object[] = []
    statements(() => HttpResponse.json(accounts), mails)
    const { sent } = mailApi()
    const { user } = await openSignedIn(address)
    await user.click(await screen.findByRole('button', { name: 'Email' }))
    expect(await screen.findByRole('textbox', { name: 'To' })).toHaveValue(kaveri.email)
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    expect(message.value).toContain('Apr 1, 2026 to Apr 30, 2026: ₹600.00 is due.')
    const preview = await screen.findByTitle<HTMLIFrameElement>('Preview of the email')
    // Its link is made when it goes.
    expect(preview.srcdoc).toContain(`href="${window.location.origin}/s/`)
    put(message, 'Your account.')
    mails.push(mail, { ...mail, id: 'lost', missed: [], sent_at: null, unsure_at: mail.sent_at })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Email sent.')).toBeVisible()
    expect(sent()).toMatchObject([
      {
        ...{ id: kaveri.id, key: expect.stringMatching(/^[\da-f-]{36}$/) },
        body: { to: [kaveri.email], cc: [], message: 'Your account.' },
      },
    ])
    const mailed = within(await screen.findByRole('region', { name: 'Emailed' }))
    expect(mailed.getByText('Sent to a@b.example, but not to c@d.example')).toBeVisible()
    expect(
      mailed.getByText(
        'Possibly sent to a@b.example, c@d.example: the connection to the mail server broke',
      ),
    ).toBeVisible()
    const [link] = mailed.getAllByRole('link', { name: '1 Apr 2026 to 30 Apr 2026 · USD' })
    await user.click(link as HTMLElement)
    expect(await screen.findByRole('article')).toHaveTextContent('In your favourUS$7.00')
  },
)

beforeRelease(
  'without a mail server the same words go by other programs; a client’s page says what was mailed',
  async () => {
    statements(() => HttpResponse.json(accounts), [mail])
    mailApi({ state: unconfigured })
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, router } = await openSignedIn(address)
    await user.click(await screen.findByRole('button', { name: 'Email' }))
    const program = await screen.findByRole('button', { name: 'Open your email app' })
    // Looking at a statement makes no link.
    expect(screen.queryByText('Shared by link')).not.toBeInTheDocument()
    await user.click(program)
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(decodeURIComponent(String(opened.mock.lastCall?.[0]))).toContain(
      '/s/token-of-the-statement',
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await router.navigate(paths.client(kaveri.id))
    const sent = within(await screen.findByRole('region', { name: 'Statements sent' }))
    expect(sent.getByText('Sent to a@b.example, but not to c@d.example')).toBeVisible()
    expect(sent.getByText(/20 Nov 2026.* · by Ravi Iyer$/)).toBeVisible()
  },
)

beforeRelease(
  'a draft of another balance is written anew, and a failed look at sent mails says so',
  async () => {
    let known = accounts
    statements(() => HttpResponse.json(known))
    mailApi()
    const first = await openSignedIn(address)
    await first.user.click(await screen.findByRole('button', { name: 'Email' }))
    put(await screen.findByRole('textbox', { name: 'Message' }), 'More.')
    cleanup()
    known = accounts.map((account) => ({ ...account, closing_minor: 70_000 }))
    server.use(http.get('*/rest/v1/statement_mails', () => HttpResponse.error()))
    const { user } = await openSignedIn(address)
    expect(await screen.findByText('Failed to load the statements sent.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Email' }))
    const said =
      'The account has changed since your draft, so the text was replaced. Check it before you send it.'
    expect(await screen.findByText(said)).toBeVisible()
  },
)
