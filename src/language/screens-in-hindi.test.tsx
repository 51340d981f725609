import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { product } from '#domain/product.ts'
import { businessRow } from '#tests/factories/rows/business-row.ts'
import { clientRow } from '#tests/factories/rows/client-row.ts'
import { gstReturnRow, returnDocument } from '#tests/factories/rows/gst-return-rows.ts'
import { summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { latinTexts } from '#tests/setup/screens/in-hindi.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'
import { speakHere } from './spoken.ts'

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** By its address: the steps that make a screen show most of its words. */
const screens: Record<string, (user: UserEvent) => Promise<void>> = {
  '/setting/business': async (user) => {
    await press(user, 'जानकारी बदलें')
    await user.clear(screen.getByLabelText('फ़ोन'))
    await press(user, 'सेव करें')
    await press(user, 'टैक्स बदलें')
    await press(user, 'इनवॉइस नंबर बदलें')
  },
  '/setting/payments': (user) => press(user, 'भुगतान की जानकारी बदलें'),
  '/invoice/create': async (user) => {
    await press(user, 'पता और बाकी')
    await press(user, 'टैक्स बदलें')
    await press(user, 'इनवॉइस बनाएँ')
  },
  '/client/create': (user) => press(user, 'ग्राहक सेव करें'),
  '/invoices?view=table': (user) => press(user, 'फ़िल्टर'),
  '/reports/gstr1?period=102026&filing=monthly': async (user) => {
    for (const section of ['B2B', 'B2C बाकी', 'HSN, B2B', 'जारी दस्तावेज़']) {
      await press(user, `${section} दिखाएँ`)
    }
  },
}

// The last two are codes of the offline tool.
const names = [
  ...['Neel Studio', 'Lake Road', 'Erandwane', 'Pune', 'Brand identities'],
  ...['Kaveri Interiors', 'Design', product.name, 'OE', 'NA'],
]

test.each(Object.entries(screens))('%s says nothing in English', async (address, saysMost) => {
  await speakHere('hi')
  dataApi({
    business: businessRow({ gst_registration: 'regular' }),
    invoices: [summaryRow(16)],
    clients: [clientRow(1)],
    gstReturn: gstReturnRow({
      documents: [returnDocument(1), returnDocument(2, { client_gstin: null })],
    }),
  })
  const { user } = await openSignedIn(address)
  await saysMost(user)
  await screen.findAllByRole('button', { name: /[\u0900-\u097f]/ })
  expect(latinTexts(document.body, names)).toEqual([])
})
