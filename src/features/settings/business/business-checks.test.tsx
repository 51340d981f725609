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

  test('are made in the order of phone, email and postal code', async () => {
    const { user } = await openEditing()
    const wrong = [
      ['Phone', '98200', '9820012345'],
      ['Email', 'neelstudio', 'hello@neelstudio.in'],
      ['Postal code', '41', '411004'],
    ] as const
    for (const [label, mistake] of wrong) put(field(label), mistake)
    for (const [label, , right] of wrong) {
      await user.click(button('Save Changes'))
      await waitFor(() => expect(field(label)).toHaveFocus())
      put(field(label), right)
    }
  })

  // [valid-22] [const-15]
  test.each([
    ['Phone', '982001234', 'Phone number must be exactly 10 digits.'],
    ['Phone', '98200123456', 'Phone number must be exactly 10 digits.'],
    ['Email', 'neelstudio', 'Please enter a valid email address.'],
    ['Postal code', '4110', 'Postal code must be 5 or 6 digits.'],
    ['Postal code', '4110045', 'Postal code must be 5 or 6 digits.'],
    ['Website', 'not a website', 'Enter a valid website.'],
  ])('refuse the %s "%s" and go to it', async (label, value, message) => {
    const { user, bodies } = await openEditing()
    put(field(label), value)
    await user.click(button('Save Changes'))
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field(label)).toHaveAccessibleDescription(new RegExp(message.replace('.', '\\.')))
    expect(bodies('PATCH /businesses')).toEqual([])
  })

  // [valid-23]
  test.each(['41100', '411004'])('take the postal code %s', async (value) => {
    const { user, bodies } = await openEditing()
    put(field('Postal code'), value)
    await user.click(button('Save Changes'))
    await screen.findByText('Business updated successfully.')
    expect(bodies('PATCH /businesses')).toMatchObject([{ postal_code: value }])
  })

  // [settings-12]
  test('leave only the digits of a phone number', async () => {
    const { user } = await openEditing()
    await user.clear(field('Phone'))
    await user.type(field('Phone'), '(022) 98-x1')
    expect(field('Phone')).toHaveValue('022981')
  })
})
