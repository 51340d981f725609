import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { detailRow, itemRow, seller } from '#tests/factories/rows/invoice-rows.ts'
import { inTurn, noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked } from '#tests/msw/data-api.ts'
import { refusedByApi } from '#tests/msw/mail-api.ts'
import { server } from '#tests/msw/server.ts'
import { openInvoice, path } from '#tests/setup/opened/invoice-detail.ts'
import { chooseFrom } from '#tests/setup/screens/invoice-list.ts'
import { savedFiles } from '#tests/setup/screens/saved-files.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

describe('Download PDF', () => {
  const pdfServer = (answer: () => Response | Promise<Response>) =>
    server.use(http.get('*/api/invoice/pdf/token-1', answer))
  const pdf = () => new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })
  const saved = savedFiles()

  // [what-7] [detail-3]
  test('saves the file under the number, and says so while it waits', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    pdfServer(() => promise.then(pdf))
    const { user } = await openInvoice()
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Downloading...' })).toBeDisabled(),
    )
    resolve()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Invoice_INV-26-27-0001.pdf')
    expect(saved[0]?.file.size).toBe(8)
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeEnabled()
  })

  const goods = (hsn_sac: string | null) => ({
    seller: { ...seller, taxId: '27AAPFU0939F1ZV', gstRegistration: 'regular' },
    items: [itemRow({ hsn_sac })],
  })

  test.each([
    ['goods three', '4911', ['Duplicate for transporter', 'Triplicate for supplier']],
    ['services two', '998391', ['Duplicate for supplier']],
  ])('has the copies that the law knows: of %s (CGST Rule 48)', async (_, hsnSac, others) => {
    let asked: string | null = null
    server.use(
      http.get('*/api/invoice/pdf/token-1', ({ request }) => {
        asked = new URL(request.url).searchParams.get('copy')
        return pdf()
      }),
    )
    const { user } = await openInvoice(goods(hsnSac))
    await chooseFrom(user, 'Other copies', others[0] ?? '')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect([asked, saved[0]?.name]).toEqual(['duplicate', 'Invoice_INV-26-27-0001_duplicate.pdf'])
    await user.click(await screen.findByRole('button', { name: 'Other copies' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(others)
  })

  test('has one copy without GST', async () => {
    await openInvoice()
    expect(screen.queryByRole('button', { name: 'Other copies' })).not.toBeInTheDocument()
  })

  // [error-22]
  test('without a link says that there is no PDF', async () => {
    const { user } = await openInvoice({ pdf_token: null })
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'PDF not found! File host ka free plan hai, thodi der baad try karo.',
    )
    expect(saved).toEqual([])
  })

  // [error-23]
  test.each([
    ['is out of reach', noConnection, 'Check your connection and try again.'],
    [
      'answers with a page',
      () => HttpResponse.html('<p>Hello</p>'),
      'Please try again in a moment.',
    ],
    [
      'has given too many',
      refusedByApi(429, 'too_many_requests', { params: { seconds: 6 } }),
      'Too many requests. Try again in 6 seconds.',
    ],
  ])('says that it failed when the server %s, and can be repeated', async (_, answer, reason) => {
    pdfServer(inTurn(answer, pdf))
    const { user } = await openInvoice()
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Download failed:')
    expect(alert).toHaveTextContent(reason)
    expect(saved).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('finds the new address when the old one ended elsewhere', async () => {
    server.use(http.get('*/api/invoice/pdf/token-2', pdf))
    pdfServer(() => new HttpResponse(null, { status: 404 }))
    const rows = ['token-1', 'token-2'].map(
      (pdf_token) => () => HttpResponse.json([detailRow({ pdf_token })]),
    )
    const { calls } = dataApi({ answers: { 'GET /invoice_records': inTurn(...rows) } })
    const { user } = await openSignedIn(path)
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await screen.findByRole('alert')
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'GET /invoice_records')).toHaveLength(2),
    )
    await everythingAsked()
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(saved).toHaveLength(1))
  })
})
