import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logo } from '#tests/factories/png.ts'
import { detailRow, invoiceId, seller } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

async function picturesOf(snapshot: object) {
  dataApi({ detail: detailRow({ seller: snapshot }) })
  await openSignedIn(`/invoice/${invoiceId(1)}`)
  const sheet = await screen.findByRole('article')
  return [...sheet.querySelectorAll('img')].map((image) => image.getAttribute('src'))
}

test('the sheet shows the logo that the invoice was issued with', async () => {
  expect(await picturesOf({ ...seller, logo: logo() })).toEqual([logo()])
})

test.each([
  ['from before there were logos', seller],
  ['of a seller without one', { ...seller, logo: null }],
])('the sheet of an invoice %s shows no picture', async (_, snapshot) => {
  expect(await picturesOf(snapshot)).toEqual([])
})
