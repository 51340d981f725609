import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessRow, logo } from '#tests/factories/rows/business-row.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/business'
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

async function openEditing() {
  const api = dataApi({ business: businessRow({ logo }) })
  const opened = await openSignedIn(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  return { ...api, ...opened }
}

describe('the checks of the client', () => {
  test('say what is wrong beside each field, without a request', async () => {
    const { bodies } = dataApi({ business: null })
    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    put(field('Email'), '')
    await user.click(button('Save Changes'))

    for (const [label, message] of [
      ['Business name', /Business name is required\./],
      ['Phone', /Phone number must be exactly 10 digits\./],
      ['Email', /Please enter a valid email address\./],
      ['Postal code', /Postal code must be 5 or 6 digits\./],
    ] as const) {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
    }
    await waitFor(() => expect(field('Business name')).toHaveFocus())
    expect(bodies('POST /businesses')).toEqual([])
  })

  // [valid-22] [settings-12]
  test('are made in their order, and the focus goes to the first that fails; a phone number keeps only digits', async () => {
    const { user, bodies } = await openEditing()
    const wrong = [
      ['Phone', '98200', '9820012345', /Phone number must be exactly 10 digits\./],
      ['Email', 'neelstudio', 'hello@neelstudio.in', /Please enter a valid email address\./],
      ['Postal code', '4110', '411004', /Postal code must be 5 or 6 digits\./],
      ['Website', 'not a website', '', /Enter a valid website\./],
    ] as const
    for (const [label, mistake] of wrong) put(field(label), mistake)
    put(field('Phone'), '(022) 98-x1')
    expect(field('Phone')).toHaveValue('022981')
    for (const [label, , right, message] of wrong) {
      await user.click(button('Save Changes'))
      await waitFor(() => expect(field(label)).toHaveFocus())
      expect(field(label)).toHaveAccessibleDescription(message)
      expect(bodies('PATCH /businesses')).toEqual([])
      put(field(label), right)
    }
  })
})
