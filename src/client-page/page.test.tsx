import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { logo } from '../../tests/factories/png.ts'
import { seller, sharedItem } from '../../tests/factories/rows/invoice-rows.ts'
import { paidRow, sharedInvoiceRow } from '../../tests/factories/rows/shared-invoice-row.ts'
import { inTurn } from '../../tests/msw/auth.ts'
import { panel, sheet } from '../../tests/setup/opened/client-page.ts'
import { openClientPage } from '../../tests/setup/screens/client-page.tsx'
import { wordsIn } from './words.ts'

test('a client sees who asks for how much until when, the invoice, and its PDF', async () => {
  const { bodies } = await openClientPage(sharedInvoiceRow())
  expect(document.title).toBe('Invoice INV/26-27/0042 from Neel Studio')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Invoice INV/26-27/0042 from Neel Studio',
  )
  expect(panel()).toHaveTextContent('Balance dueUNPAID₹1,23,456.50Due by Jan 31, 2990')
  for (const text of [
    'INV/26-27/0042',
    'Bill From',
    'Neel Studio',
    'Bill To',
    'Tax ID AAPFU0939F',
    'Kaveri Interiors',
    'billing@kaveri.example',
    'Nov 20, 2026',
    'Packaging design',
    'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Paise Fifty Only',
  ]) {
    expect(within(sheet()).getByText(text)).toBeVisible()
  }
  // The page shows only what the seller has written.
  expect(within(sheet()).queryByText('Notes')).not.toBeInTheDocument()
  expect(within(sheet()).queryByText('Payment method')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
    'href',
    '/api/share/token-1/pdf',
  )
  expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('download')
  expect(screen.queryByRole('link', { name: 'Download receipt' })).not.toBeInTheDocument()
  expect(screen.getByText('Payments go straight to Neel Studio.')).toBeVisible()
  expect(bodies('note_share_view')).toHaveLength(1)
})

test.each([
  ['in full', paidRow()],
  ['in part', sharedInvoiceRow({ settled_minor: 50, balance_minor: 12_345_600 })],
])('of what was paid %s there is a receipt to download', async (_, row) => {
  await openClientPage(row)
  const receipt = screen.getByRole('link', { name: 'Download receipt' })
  expect(receipt).toHaveAttribute('href', '/api/share/token-1/receipt')
  expect(receipt).toHaveAttribute('download')
})

test('an overdue invoice says by how many days', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-30T20:00:00Z'), toFake: ['Date'] })
  await openClientPage(sharedInvoiceRow({ status: 'OVERDUE', due_date: '2026-12-21' }))
  vi.useRealTimers()
  expect(panel()).toHaveTextContent('OVERDUE')
  expect(panel()).toHaveTextContent('Overdue by 10 days, due Dec 21, 2026')
})

test('a paid invoice says when, and asks for nothing', async () => {
  await openClientPage(paidRow())
  expect(panel()).toHaveTextContent('Paid in fullPAID₹1,23,456.50Paid on Nov 25, 2026 by UPI')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Download PDF' })).toBeVisible()
})

test('a link that leads nowhere says so, counts nothing, and tells no reason', async () => {
  const { bodies } = await openClientPage(null)
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible()
  expect(document.title).toBe('Invoice not found · Bahi')
  expect(bodies('note_share_view')).toEqual([])
})

test('the link of a deleted invoice says that its seller withdrew it, and counts no view', async () => {
  const { bodies, container } = await openClientPage({
    withdrawn: true,
    kind: 'invoice',
    number: 'INV/26-27/0042',
    seller_name: 'Neel <b>Studio</b>',
    language: 'en',
  })
  const title = 'Invoice INV/26-27/0042 was withdrawn'
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/^Neel <b>Studio<\/b> has withdrawn this invoice/)).toBeVisible()
  expect(document.title).toBe(`${title} · Bahi`)
  expect(container.querySelectorAll('a, button, b')).toHaveLength(0)
  expect(bodies('note_share_view')).toEqual([])
})

test('the link of a seller whose account waits to be deleted says that it rests, and counts no view', async () => {
  const { bodies } = await openClientPage({
    ...{ resting: true, seller_name: 'Neel Studio', language: 'en' },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'This link is paused' })).toBeVisible()
  expect(screen.getByText(/^Neel Studio has paused this link for now/)).toBeVisible()
  expect(bodies('note_share_view')).toEqual([])
})

test('the link of an invoice that was replaced leads to the one that stands in its place', async () => {
  await openClientPage({
    withdrawn: true,
    kind: 'invoice',
    number: 'INV/26-27/0042',
    seller_name: 'Neel Studio',
    language: 'en',
    replacement: { number: 'INV/26-27/0043', token: 'a-new/token' },
  })
  expect(screen.getByText(/^Neel Studio has withdrawn this invoice/)).toBeVisible()
  expect(screen.getByText(/^It was replaced by/)).toHaveTextContent(
    'It was replaced by INV/26-27/0043.',
  )
  expect(screen.getByRole('link', { name: 'INV/26-27/0043' })).toHaveAttribute(
    'href',
    '/i/a-new%2Ftoken',
  )
})

test('an invoice that does not load can be asked for again', async () => {
  const { user, bodies } = await openClientPage(null, {
    shared_invoice: inTurn(
      () => HttpResponse.error(),
      () => HttpResponse.json({ message: 'pg: deadlock' }, { status: 500 }),
      () => HttpResponse.json(paidRow()),
    ),
  })
  const heading = 'The invoice could not be loaded'
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(document.body).not.toHaveTextContent('deadlock')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await waitFor(() => expect(bodies('note_share_view')).toHaveLength(1))
})

test.each([
  ['a PNG as a data URI', logo(), 1],
  ['a picture from elsewhere', 'https://elsewhere.example/pixel.png', 0],
  ['a drawing, which may hold a script', 'data:image/svg+xml,<svg/>', 0],
])('of logos the paper shows %s: %i', async (_, picture, count) => {
  await openClientPage({ ...paidRow(), seller: { ...seller, logo: picture } })
  expect(sheet().querySelectorAll('img')).toHaveLength(count)
})

test('whatever the texts hold, they stay text, and only the UPI link is no web link', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'javascript:alert(1)'
  const { container } = await openClientPage(
    sharedInvoiceRow({
      client_name: evil,
      notes: evil,
      seller: {
        ...seller,
        name: evil,
        email: 'a@b.example?bcc=evil@c.example&body=x',
        website: evil,
      },
      items: [
        sharedItem({ description: evil, quantity: 1, taxable_minor: 1, taxable_inr_minor: 1 }),
      ],
    }),
  )
  expect(container.querySelectorAll('img, script, iframe')).toHaveLength(0)
  expect(within(sheet()).getAllByText(evil)).toHaveLength(4)
  const links = [...container.querySelectorAll('a')].map((link) => link.href)
  expect(links.map((href) => new URL(href).protocol).sort()).toEqual([
    'http:',
    'http:',
    'mailto:',
    'upi:',
  ])
  const mail = links.find((href) => href.startsWith('mailto:')) ?? ''
  expect([...new URL(mail).searchParams.keys()]).toEqual(['subject'])
})

test('the page of a document in Hindi speaks Hindi, on its sheet as around it, and refuses in Hindi', async () => {
  const { user } = await openClientPage(sharedInvoiceRow({ language: 'hi' }), {
    claim_payment: () => HttpResponse.json({ message: 'invoice_not_found' }, { status: 404 }),
  })
  expect(document.documentElement.lang).toBe('hi-IN')
  expect(screen.getByRole('region', { name: 'भुगतान' })).toHaveTextContent('बकाया')
  const paper = screen.getByRole('article')
  expect(paper).toHaveAttribute('lang', 'hi-IN')
  expect(paper).toHaveTextContent('रुपये एक लाख तेईस हज़ार चार सौ छप्पन और पैसे पचास मात्र')
  expect(screen.queryByText(/Download|Balance|Copy/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'मैंने भुगतान कर दिया' }))
  await user.click(await screen.findByRole('button', { name: 'भेजें' }))
  expect(await screen.findByText('रेफ़रेंस में 6 से 30 अक्षर या अंक होते हैं।')).toBeVisible()
  await user.type(screen.getByLabelText('UTR या रेफ़रेंस'), '632512345678')
  await user.click(screen.getByRole('button', { name: 'भेजें' }))
  expect(await screen.findByText(/^यह लिंक बंद हो चुका है, या इनवॉइस वापस/)).toBeVisible()
  // The page speaks one language for as long as it stands; the next tests have theirs.
  await wordsIn('en')
})
