import { screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  detailRow,
  dollars,
  invoiceId,
  summaryRow,
  summaryRows,
} from '#tests/factories/rows/invoice-rows.ts'
import { breakdown, inTurn } from '#tests/msw/auth.ts'
import { dataApi, listOf, refused } from '#tests/msw/data-api.ts'
import { mailApi, refusedByApi } from '#tests/msw/mail-api.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const bar = () => within(screen.getByRole('region', { name: 'Selected invoices' }))

/** The table with some of its invoices chosen, and a menu of what can be done with them. */
async function openChosen(sequences: number[]) {
  const opened = await openSignedIn('/invoices?view=table')
  for (const sequence of sequences) {
    await opened.user.click(
      await screen.findByRole('checkbox', { name: `Select INV/26-27/000${sequence}` }),
    )
  }
  return {
    ...opened,
    press: (name: string) => opened.user.click(bar().getByRole('button', { name })),
  }
}

const invoices = [
  summaryRow(4, {
    status: 'OVERDUE',
    client_name: 'Tapti Textiles',
    client_email: 'pay@tapti.example',
  }),
  summaryRow(3, dollars),
  summaryRow(2, { status: 'PAID' }),
  summaryRow(1),
]

describe('chosen invoices', () => {
  beforeRelease(
    'are counted with their balances, over pages of one filter, and can be released',
    async () => {
      dataApi({ invoices })
      const { user, press } = await openChosen([4, 2])
      expect(bar().getByRole('status')).toHaveTextContent('2 selected · ₹12,34,567.89 to collect')
      const all = screen.getByRole<HTMLInputElement>('checkbox', {
        name: 'Select all on this page',
      })
      expect(all.indeterminate).toBe(true)
      await user.click(all)
      expect(bar().getByRole('status')).toHaveTextContent('4 selected · ₹24,77,485.78 to collect')
      await user.click(screen.getByRole('button', { name: 'Total' }))
      expect(bar().getByRole('status')).toHaveTextContent('4 selected')
      await press('Clear')
      expect(screen.queryByRole('region', { name: 'Selected invoices' })).not.toBeInTheDocument()
      expect(all).not.toBeChecked()
    },
  )

  beforeRelease(
    'are all that the filter leaves, one press after those of the page, which stay alone if the others fail to load',
    async () => {
      let fails = false
      dataApi({
        invoices: summaryRows(27),
        answers: { 'POST /rpc/list_invoices': (usual) => (fails ? breakdown() : usual()) },
      })
      const { user, press } = await openChosen([])
      const all = await screen.findByRole('checkbox', { name: 'Select all on this page' })
      await user.click(screen.getByRole('checkbox', { name: 'Select INV/26-27/0027' }))
      expect(bar().queryByRole('button', { name: 'Select all 27' })).not.toBeInTheDocument()
      await user.click(all)
      fails = true
      await press('Select all 27')
      expect(
        await screen.findByText(
          'Failed to load the other invoices, so only this page is selected. Please try again.',
        ),
      ).toBeVisible()
      expect(bar().getByRole('status')).toHaveTextContent('25 selected')
      fails = false
      await press('Select all 27')
      await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('27 selected'))
      expect(bar().queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument()
    },
  )

  test('are reminded of after showing who gets a mail; paid ones are left out, a refusal is reported', async () => {
    dataApi({ invoices })
    const send = inTurn(
      () => HttpResponse.json({ success: true, message: 'Email sent.', data: {} }),
      refusedByApi(422, 'mail_stopped', { message: 'They want no more mails.' }),
    )
    const { sent } = mailApi({ send })
    const { user, press } = await openChosen([4, 2, 1])
    await press('Remind')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders?' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tapti Textiles (pay@tapti.example): ₹12,34,567.89 for INV/26-27/0004',
      'Kaveri Interiors (billing@kaveri.example): ₹12,34,567.89 for INV/26-27/0001',
    ])
    expect(dialog.getByText('1 invoice is skipped, because nothing is due.')).toBeVisible()
    expect(sent()).toEqual([])

    await user.click(dialog.getByRole('button', { name: 'Send 2 reminders' }))
    expect(await screen.findByText('1 reminder sent.')).toBeVisible()
    const failed = await screen.findByRole('dialog', { name: 'Some reminders were not sent' })
    expect(failed).toHaveTextContent('1 of 2 failed:INV/26-27/0001: ')
    expect(sent().map(({ id, body }) => [id, body])).toEqual([
      [invoiceId(4), { kind: 'reminder' }],
      [invoiceId(1), { kind: 'reminder' }],
    ])
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2)
  })

  beforeRelease('are marked as sent', async () => {
    const { bodies } = dataApi({ invoices })
    const { press } = await openChosen([2, 1])
    await press('Mark as sent')
    expect(await screen.findByText('2 invoices marked as sent.')).toBeVisible()
    expect(bodies('POST /rpc/mark_sent')).toEqual([
      { invoice_id: invoiceId(2) },
      { invoice_id: invoiceId(1) },
    ])
  })

  test('are cancelled for a reason that is asked, but for those with money on them, and brought back', async () => {
    const { bodies } = dataApi({
      invoices,
      answers: {
        'POST /rpc/cancel_invoice': inTurn(
          () => HttpResponse.json(null),
          refused(409, 'invoice_has_money'),
        ),
      },
    })
    const { user, press } = await openChosen([4, 2, 1])
    await press('Cancel invoices…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 invoices?' }))
    expect(dialog.getByText(/^1 invoice is skipped/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel 2 invoices' }))
    expect(await dialog.findByText('Reason is required.')).toBeVisible()
    expect(bodies('POST /rpc/cancel_invoice')).toEqual([])
    put(dialog.getByLabelText('Reason'), 'Wrong month')
    await user.click(dialog.getByRole('button', { name: 'Cancel 2 invoices' }))

    expect(await screen.findByText('1 invoice cancelled.')).toBeVisible()
    expect(bodies('POST /rpc/cancel_invoice')).toEqual([
      { invoice_id: invoiceId(4), reason: 'Wrong month' },
      { invoice_id: invoiceId(1), reason: 'Wrong month' },
    ])
    const failed = within(
      await screen.findByRole('dialog', { name: 'Some could not be cancelled' }),
    )
    await user.click(failed.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 invoice restored.')).toBeVisible()
    expect(bodies('POST /rpc/restore_invoice')).toEqual([{ invoice_id: invoiceId(4) }])
  })
})

describe('files of chosen invoices', () => {
  const saved = savedFiles()
  /** jsdom's files know no other way. */
  const bytesOf = (file = new Blob()) =>
    new Promise<Uint8Array>((resolve) => {
      const reader = new FileReader()
      reader.onload = () =>
        resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : []))
      reader.readAsArrayBuffer(file)
    })

  beforeRelease('are one ZIP of their PDFs, and missing ones are named', async () => {
    const answer = inTurn(
      () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
      () => new HttpResponse(null, { status: 503 }),
    )
    server.use(http.get('*/api/invoice/pdf/token-1', answer))
    dataApi({ invoices, detail: detailRow({ pdf_token: 'token-1' }) })
    const { press } = await openChosen([2, 1])
    await press('Download PDFs')
    expect(
      await screen.findByRole('dialog', { name: 'Some PDFs are not in the file' }),
    ).toHaveTextContent('1 of 2 failed:INV/26-27/0001: This invoice failed. Please try again.')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^Invoices_\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(await bytesOf(saved[0]?.file))
    expect(Object.keys(files)).toEqual(['Invoice_INV-26-27-0002.pdf'])
    expect(new TextDecoder().decode(files['Invoice_INV-26-27-0002.pdf'])).toBe('%PDF-1.7')
  })

  beforeRelease(
    'an invoice without a valid due day reminds nobody, and is not exported unchanged',
    async () => {
      const odd = { ...summaryRow(1), due_date: '2026-02-31', issue_date: null }
      dataApi({ answers: { 'POST /rpc/list_invoices': () => listOf([odd]) } })
      const { press } = await openChosen([1])
      expect(bar().getByRole('status')).toHaveTextContent('1 selected · ₹12,34,567.89 to collect')
      await press('Export')
      await waitFor(() => expect(saved).toHaveLength(1))
      const text = new TextDecoder().decode(await bytesOf(saved[0]?.file))
      expect(text).toContain('billing@kaveri.example,,Invalid Date,UNPAID')
      await press('Remind')
      const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders?' }))
      expect(dialog.queryByRole('listitem')).not.toBeInTheDocument()
    },
  )

  beforeRelease('are a CSV in which amounts are numbers and no name is a formula', async () => {
    const hostile = summaryRow(4, {
      client_name: '=HYPERLINK("https://evil.example";"Pay")',
      ...{ settled_minor: 500_00, tds_minor: 50_00, balance_minor: 123_406_789 },
    })
    dataApi({ invoices: [hostile, summaryRow(3, dollars)] })
    const { press } = await openChosen([4, 3])
    await press('Export')
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(saved[0]?.file))
    expect(text).toBe(
      [
        '\uFEFFNumber,Client,Email,Issued,Due,Status,Currency,Total,Received,TDS,Credited,Refunded,To be refunded,Balance,Total in INR,Balance in INR',
        `INV/26-27/0004,"'=HYPERLINK(""https://evil.example"";""Pay"")",billing@kaveri.example,2026-11-20,2026-12-18,PARTLY PAID,INR,1234567.89,450.00,50.00,0.00,0.00,0.00,1234067.89,1234567.89,1234067.89`,
        'INV/26-27/0003,Kaveri Interiors,billing@kaveri.example,2026-11-20,2026-12-18,UNPAID,USD,100.00,0.00,0.00,0.00,0.00,0.00,100.00,8350.00,8350.00',
        '',
      ].join('\r\n'),
    )
  })
})
