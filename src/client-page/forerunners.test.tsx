import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { payTo, sharedInvoiceRow } from '../../tests/factories/rows/shared-invoice-row.ts'
import { openClientPage } from '../../tests/setup/screens/client-page.tsx'
import type { SharedInvoiceRow } from './client-invoice.ts'

const state = (is: NonNullable<SharedInvoiceRow['estimate']>['state']) => ({
  state: is,
  name: null,
  answered_at: null,
  restored: null,
})

const proforma = (changes: Partial<SharedInvoiceRow> = {}) =>
  sharedInvoiceRow({
    kind: 'proforma_invoice',
    number: 'PF/26-27/0007',
    pay_to: payTo,
    estimate: state('sent'),
    ...changes,
  })

test('a proforma invoice says until when it holds and how to pay, and takes word of a payment', async () => {
  const { user, bodies } = await openClientPage(proforma())
  expect(document.title).toBe('Proforma invoice PF/26-27/0007 from Neel Studio')
  expect(screen.getByText('Valid Until: Jan 31, 2990')).toBeVisible()
  expect(screen.getByText('neel.studio@okhdfcbank')).toBeVisible()
  expect(screen.queryByText(/Balance due|Due Date|Tax Invoice/i)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'I have paid' }))
  await user.type(await screen.findByRole('textbox', { name: 'UTR or reference' }), '632512345678')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(bodies('claim_payment')).toHaveLength(1)
})

test('one that became an invoice is not paid any more', async () => {
  await openClientPage(proforma({ estimate: state('converted'), pay_to: null }))
  expect(screen.getByText('This was converted to an invoice.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument()
  expect(screen.queryByText(/how to pay/)).not.toBeInTheDocument()
})

test('a challan says what was sent and why, and asks for nothing', async () => {
  await openClientPage(
    sharedInvoiceRow({
      kind: 'job_work_challan',
      number: 'JW/26-27/0007',
      pay_to: null,
      estimate: state('sent'),
    }),
  )
  expect(document.title).toBe('Delivery challan JW/26-27/0007 from Neel Studio')
  expect(screen.getByText('Job work')).toBeVisible()
  expect(screen.queryByText(/Due|Pay|Status/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Download PDF' })).toBeVisible()
})
