import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  gstReturnRow,
  hsnSum,
  ratedRow,
  returnDocument,
} from '#tests/factories/rows/gst-return-rows.ts'
import { open } from '#tests/setup/opened/gst-returns.tsx'

test('a GSTR-3B without supplies says so first, with the day it is due and its lines to copy', async () => {
  const { user } = open('/reports/gstr3b?period=102026&filing=monthly', {
    gstReturn: gstReturnRow({ documents: [], hsn: [], numbers: [] }),
  })
  expect(
    await screen.findByRole('heading', { name: 'Nothing to report for October 2026' }),
  ).toBeVisible()
  expect(
    screen.getByText(/File a nil return on the portal, unless you have purchases/),
  ).toBeVisible()
  expect(screen.getByText('20 Nov 2026')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all lines' }))
  expect(screen.getByRole('table', { name: 'Figures of 3.1' })).toBeVisible()
  expect(screen.getByText('Nothing in 3.2 unregistered · 3.2 UIN holders.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide all lines' }))
})

test('GSTR-3B has the figures of 3.1 and 3.2, each copied as the portal takes it', async () => {
  const documents = [
    returnDocument(1),
    returnDocument(2, {
      client_gstin: null,
      supply: 'export',
      place_of_supply: '96',
      with_tax: false,
      rows: [ratedRow({ igst_minor: 0 })],
      total_minor: 100_000,
    }),
    returnDocument(3, { client_gstin: null, total_minor: 118_000 }),
    returnDocument(4, { reverse_charge: true, total_minor: 100_000 }),
    returnDocument(5, {
      kind: 'bill_of_supply',
      total_minor: 7_000,
      rows: [
        ratedRow({ gst_rate: null, taxability: 'exempt', taxable_minor: 7_000, igst_minor: 0 }),
      ],
    }),
  ]
  const { user } = open('/reports/gstr3b?period=102026&filing=monthly', {
    gstReturn: gstReturnRow({ documents, hsn: [hsnSum()] }),
  })
  const table = within(await screen.findByRole('table', { name: 'Figures of 3.1' }))
  const figures = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent?.replace(/^\D*₹/, '₹'))
  expect(figures(/^\(a\)/)).toEqual(['₹2,000.00', '₹360.00', '₹0.00', '₹0.00', '₹0.00'])
  expect(figures(/^\(b\)/)[0]).toBe('₹1,000.00')
  expect(figures(/^\(c\)/)[0]).toBe('₹70.00')
  expect(
    screen.getByText(/^Supplies of ₹1,000.00 on which your clients pay the tax \(₹180.00\)/),
  ).toBeVisible()
  expect(
    within(screen.getByRole('table', { name: 'Figures of 3.2 unregistered' })).getByRole('row', {
      name: /29-Karnataka/,
    }),
  ).toHaveTextContent(/₹1,000.00.*₹180.00/)

  await user.click(
    table.getByRole('button', {
      name: 'Copy Integrated tax of (a) Outward taxable supplies: ₹360.00',
    }),
  )
  expect(await screen.findByText('360.00 copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('360.00')
})
