import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { businessRow } from '../../../tests/factories/business-row.ts'
import { clientRow } from '../../../tests/factories/client-row.ts'
import { summaryRow } from '../../../tests/factories/invoice-rows.ts'
import { dataApi } from '../../../tests/msw/data-api.ts'
import { latinTexts } from '../../../tests/setup/in-hindi.ts'
import { openSignedIn } from '../../../tests/setup/signed-in.tsx'
import { speakHere } from '../spoken.ts'

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** By its address: how a screen is brought to say most. */
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
  '/schedules/create': (user) => press(user, 'सेव करें'),
  '/client/create': (user) => press(user, 'ग्राहक सेव करें'),
  '/invoices?view=table': (user) => press(user, 'फ़िल्टर'),
}

const names = [
  'Neel Studio',
  'Lake Road',
  'Erandwane',
  'Pune',
  'Brand identities',
  'Kaveri Interiors',
]

test.each(Object.entries(screens))('%s says nothing in English', async (address, saysMost) => {
  await speakHere('hi')
  dataApi({
    business: businessRow({ gst_registration: 'regular' }),
    invoices: [summaryRow(16)],
    clients: [clientRow(1)],
  })
  const { user } = await openSignedIn(address)
  await saysMost(user)
  await screen.findAllByRole('button', { name: /[\u0900-\u097f]/ })
  expect(latinTexts(document.body, names)).toEqual([])
})
