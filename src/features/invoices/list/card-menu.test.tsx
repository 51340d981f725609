import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { paths } from '../../../lib/paths/paths.ts'

test('the menu of an open invoice leads to its payments and its revision, and has its PDF; that of a paid one the PDF alone', async () => {
  dataApi({
    invoices: [
      summaryRow(16, { number: 'INV/26-27/0016', status: 'UNPAID' }),
      summaryRow(15, { number: 'INV/26-27/0015', status: 'PAID' }),
    ],
  })
  const { user } = await openSignedIn(paths.invoices)
  await user.click(await screen.findByRole('button', { name: 'Actions for INV/26-27/0015' }))
  expect(await screen.findByRole('menuitem', { name: 'Download PDF' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Record payment' })).not.toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Revise' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Actions for INV/26-27/0016' }))
  expect(await screen.findByRole('menuitem', { name: 'Record payment' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Revise' })).toBeVisible()
})
