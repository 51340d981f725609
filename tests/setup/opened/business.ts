import { screen } from '@testing-library/react'
import { businessRow, logo } from '../../factories/rows/business-row.ts'
import { dataApi } from '../../msw/data-api.ts'
import { openSignedIn, put } from '../screens/signed-in.tsx'

export const path = '/setting/business'
export const field = (label: string) => screen.getByLabelText(label)
export const button = (name: string) => screen.getByRole('button', { name })

export async function openEditing() {
  const api = dataApi({ business: businessRow({ logo }) })
  const opened = await openSignedIn(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  return { ...api, ...opened }
}

export function putBusiness() {
  put(field('Business name'), ' Neel Studio ')
  put(field('Email'), 'Hello@NeelStudio.example')
  put(field('Phone'), '98200 12345')
  put(field('Postal code'), '411004')
}

export const saved = {
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  postal_code: '411004',
}
