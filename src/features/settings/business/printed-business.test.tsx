import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

test('the business form says which characters no invoice will print', async () => {
  dataApi({ business: businessRow() })
  const { user } = await openSignedIn('/setting/business')
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  expect(screen.queryByText(/cannot print/)).toBeNull()
  put(screen.getByLabelText('Business name'), 'नील Studio 🙂')
  expect(await screen.findByText(/The PDF cannot print 🙂 and shows □/)).toBeVisible()
})
