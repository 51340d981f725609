import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessRow, logo } from '#tests/factories/rows/business-row.ts'
import { noConnection } from '#tests/msw/auth.ts'
import { dataApi, refused, withoutNumbers } from '#tests/msw/data-api.ts'
import {
  button,
  field,
  openEditing,
  path,
  putBusiness,
  saved,
} from '#tests/setup/opened/business.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

describe('saving a business profile', () => {
  // [settings-10] [state-28] [error-34]
  test('changes the one that exists, says so, fetches it anew and shows it', async () => {
    const { user, calls, bodies, hold } = await openEditing()
    put(field('Business name'), 'Neel & Daughters')
    put(field('Description'), '')
    const letGo = hold()
    await user.dblClick(button('Save Changes'))
    await waitFor(() => expect(button('Updating...')).toBeDisabled())
    expect(button('Cancel')).toBeDisabled()
    letGo()

    expect(await screen.findByText('Business updated successfully.')).toBeVisible()
    expect((await screen.findAllByText('Neel & Daughters'))[0]).toBeVisible()
    await waitFor(() => expect(button('Edit Profile')).toHaveFocus())
    expect(withoutNumbers(calls).map(({ call }) => call)).toEqual([
      'GET /businesses',
      'PATCH /businesses',
      'GET /businesses',
    ])
    expect(withoutNumbers(calls)[1]?.query.get('id')).toBe(`eq.${businessRow().id}`)
    const { name, email, phone, address, tax_id, city, state, ...row } = businessRow({ logo })
    const { postal_code, country, website, business_type } = row
    // The profile alone: what other parts of the settings hold stays as it is.
    const unchanged = { email, phone, address, tax_id, city, state, postal_code, country, website }
    expect(bodies('PATCH /businesses')).toEqual([
      {
        ...unchanged,
        business_type,
        logo,
        name: `${name.split(' ')[0]} & Daughters`,
        description: null,
      },
    ])
    await user.click(button('Edit Profile'))
    expect(field('Business name')).toHaveValue('Neel & Daughters')
  })

  // [settings-11] [error-33]
  test('makes the first one, says so, goes on to its tax, and shows it', async () => {
    const { bodies } = dataApi({ business: null })
    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    putBusiness()
    await user.click(button('Save Changes'))

    expect(await screen.findByText('Business profile created successfully.')).toBeVisible()
    await screen.findByRole('button', { name: 'Save Tax Settings' })
    await user.click(screen.getByRole('link', { name: 'Business' }))
    expect(await screen.findByText('hello@neelstudio.example')).toBeVisible()
    expect(bodies('POST /businesses')).toMatchObject([{ ...saved, country: 'India', city: null }])
  })

  // [error-14]
  test('says why a change failed when the server refuses', async () => {
    dataApi({ answers: { 'PATCH /businesses': refused(422, 'phone_invalid', 'phone') } })
    const { user } = await openSignedIn(path)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    put(field('Address'), '5 Lake Road')
    await user.click(button('Save Changes'))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Phone number must be exactly 10 digits.',
    )
    expect(field('Address')).toHaveValue('5 Lake Road')
    expect(button('Save Changes')).toBeEnabled()
  })

  // [error-13]
  test('says that there is none when the server is out of reach', async () => {
    dataApi({ business: null, answers: { 'POST /businesses': noConnection } })
    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    putBusiness()
    await user.click(button('Save Changes'))

    expect(await screen.findByRole('alert')).toHaveTextContent('Error in creating business profile')
    expect(field('Phone')).toHaveValue('9820012345')
  })

  test('keeps what was typed over a reload, and forgets it once it is saved', async () => {
    dataApi({ business: null })
    const { unmount } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    putBusiness()
    unmount()

    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    expect(field('Phone')).toHaveValue('9820012345')
    await user.click(button('Save Changes'))
    await screen.findByText('Business profile created successfully.')
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  })
})
