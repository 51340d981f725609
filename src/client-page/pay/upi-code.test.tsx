import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { waysToPay } from '#domain/document/view/document-view.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import { sharedInvoiceRow } from '#tests/factories/rows/shared-invoice-row.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { openClientPage } from '#tests/setup/screens/client-page.tsx'
import { UpiCode } from './upi-code.tsx'

const link =
  'upi://pay?pa=neel.studio@okhdfcbank&pn=Neel%20Studio&am=123456.50&cu=INR' +
  '&tn=Invoice%20INV%2F26-27%2F0042&tr=INV26270042'

/** The black modules of the drawing, as "x,y". */
const drawn = (code: Element) =>
  [...(code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
    ([, x, y]) => `${x},${y}`,
  )

test('the code says exactly the link of the balance, and so does the button beside it', async () => {
  await openClientPage(sharedInvoiceRow())
  expect(screen.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute('href', link)
  const code = screen.getByRole('img', {
    name: 'QR code: pay ₹1,23,456.50 to neel.studio@okhdfcbank with a UPI app',
  })
  const { data } = encode(link, { ecc: 'M', boostEcc: true, border: 4 })
  const black = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x},${y}`] : [])))
  expect(drawn(code)).toEqual(black)
})

test('four modules around the code are white, whatever the theme', () => {
  const { upi } = waysToPay(sampleInvoice({ upiId: 'neel@ybl' }), english)
  if (!upi) throw new Error('UPI cannot pay it.')
  render(<UpiCode upi={upi} />)
  const code = screen.getByRole('img')
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const places = drawn(code).flatMap((place) => place.split(',').map(Number))
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(size - 5)
  expect(code.querySelector('rect')).toHaveAttribute('fill', '#fff')
  expect(code.querySelector('rect')).toHaveAttribute('width', String(size))
  expect(code.querySelector('path')).toHaveAttribute('fill', '#000')
})
