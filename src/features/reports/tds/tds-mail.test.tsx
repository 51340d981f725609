import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { mailApi, unconfigured } from '#tests/msw/mail-api.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

afterEach(() => void vi.restoreAllMocks())

const kaveri = clientRow(1, {
  ...{ name: 'Kaveri Interiors', email: 'accounts@kaveri.example', cc_emails: ['tax@a.example'] },
})
const deduction = {
  ...{ id: 'payment-1', invoice_id: 'invoice-1', number: 'INV/26-27/0001', client_id: kaveri.id },
  ...{ tax_minor: 1_000_000, paid_on: '2026-06-20', credited_on: null, kind: 'professional' },
}
const row = {
  ...{ id: 'row-1', tan: 'MUMK12345A', deductor: 'KAVERI', pan: null, code: '1027' },
  ...{ day: '2026-06-20', status: 'F', booked_on: null, remarks: null, paid_minor: 10_000_000 },
  ...{ deposited_minor: null, told_on: '2026-11-01' },
}

async function openQuarter(
  reached: number,
  account: () => Response | Promise<Response> = () => HttpResponse.json([]),
) {
  const known = { id: kaveri.id, name: 'Kaveri Interiors', pan: null, gstin: null }
  dataApi({
    business: businessRow(),
    clients: [kaveri],
    tdsBooks: {
      deductions: [deduction],
      clients: [{ ...known, tan: 'MUMK12345A' }],
      // A bank's row says that the statement was read.
      rows: [
        { ...row, id: 'row-2', tan: 'DELB22222D', deductor: 'SOME BANK', tax_minor: 100 },
        ...(reached > 0 ? [{ ...row, tax_minor: reached }] : []),
      ],
    },
  })
  server.use(
    http.post(`${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc/client_statement`, account),
  )
  const opened = await openSignedIn(reportPaths.tds)
  const quarter = await screen.findByRole('group', {
    name: 'April to June 2026 of Kaveri Interiors',
  })
  return { ...opened, quarter: within(quarter) }
}

const write = { name: 'Write to the client, April to June 2026 of Kaveri Interiors' }

test('the accounts desk is written to about what is short, in words that can be changed, with the statement of the quarter', async () => {
  const { sent } = mailApi()
  const { user, quarter } = await openQuarter(600_000)
  await user.click(quarter.getByRole('button', write))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to the client' }))
  expect(await dialog.findByRole('textbox', { name: 'To' })).toHaveValue('accounts@kaveri.example')
  expect(dialog.getByText(/^We attach a statement of this quarter/)).toBeVisible()
  const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(message.value).toContain(
    '- INV/26-27/0001, Jun 20, 2026: ₹10,000.00 deducted, ₹6,000.00 there',
  )
  expect(message.value).toContain('Together ₹4,000.00 is missing.')
  expect(message.value).toContain('Our PAN is AAPFU0939F.')
  const preview = await dialog.findByTitle<HTMLIFrameElement>('Preview of the email')
  expect(preview.srcdoc).toContain('INV/26-27/0001, Jun 20, 2026')
  await user.clear(message)
  await user.type(message, 'Please look.')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Email sent.')).toBeVisible()
  expect(sent()).toMatchObject([
    {
      id: kaveri.id,
      body: {
        ...{ to: ['accounts@kaveri.example'], cc: ['tax@a.example'] },
        ...{ subject: 'TDS, Apr 1, 2026 to Jun 30, 2026: Neel Studio', message: 'Please look.' },
      },
    },
  ])
})

beforeRelease('where all has reached the department nobody is written to', async () => {
  const { quarter } = await openQuarter(1_000_000)
  expect(quarter.queryByRole('button', write)).not.toBeInTheDocument()
})

test('without a mail server the same words go by another program, with the link of the statement', async () => {
  mailApi({ state: unconfigured })
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, quarter } = await openQuarter(0)
  await user.click(quarter.getByRole('button', write))
  await user.click(await screen.findByRole('button', { name: 'Open your email app' }))
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  const program = decodeURIComponent(String(opened.mock.lastCall?.[0]))
  expect(program).toContain('₹10,000.00 deducted, not there yet')
  expect(program).toContain('/s/token-of-the-statement')
})

test('a statement that cannot be loaded is said, and asked for again', async () => {
  mailApi()
  const { user, quarter } = await openQuarter(
    0,
    inTurn(breakdown, () => HttpResponse.json([])),
  )
  await user.click(quarter.getByRole('button', write))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to the client' }))
  await user.click(await dialog.findByRole('button', { name: /try again/i }))
  expect(await dialog.findByRole('textbox', { name: 'Message' })).toBeVisible()
})
