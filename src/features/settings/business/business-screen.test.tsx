import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessTypes, cities, states } from '#domain/lists.ts'
import { businessRow, logo } from '../../../../tests/factories/business-row.ts'
import { breakdown, noConnection } from '../../../../tests/msw/auth.ts'
import {
  dataApi,
  everythingAsked,
  refused,
  withoutNumbers,
} from '../../../../tests/msw/data-api.ts'
import { openSignedIn, put, suggestionsOf } from '../../../../tests/setup/signed-in.tsx'

const path = '/setting/business'
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function openEditing() {
  const api = dataApi({ business: businessRow({ logo }) })
  const opened = await openSignedIn(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  return { ...api, ...opened }
}

function putBusiness() {
  put(field('Business name'), ' Neel Studio ')
  put(field('Email'), 'Hello@NeelStudio.example')
  put(field('Phone'), '98200 12345')
  put(field('Postal code'), '411004')
}

const saved = {
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  postal_code: '411004',
}

test('a new seller is asked how they stand to GST, and the GSTIN tells the State', async () => {
  const { bodies } = dataApi({ business: null })
  const { user } = await openSignedIn(path)
  await screen.findByRole('heading', { name: 'Set up your business' })
  putBusiness()
  await user.selectOptions(field('State'), 'Goa')
  await user.selectOptions(field('GST registration'), 'regular')
  expect(screen.queryByLabelText('Tax ID')).toBeNull()
  await user.click(button('Save Changes'))
  await waitFor(() => expect(field('GSTIN')).toHaveAccessibleDescription(/GSTIN is required\./))
  put(field('GSTIN'), '29aabcr1718e1zl')
  expect(field('State of the business')).toHaveValue('Karnataka')
  await user.click(button('Save Changes'))
  expect(await screen.findByRole('button', { name: 'Edit Tax' })).toBeVisible()
  const registered = { gst_registration: 'regular', tax_id: '29AABCR1718E1ZL', state: 'Karnataka' }
  expect(bodies('POST /businesses')).toMatchObject([{ ...saved, ...registered }])
})

describe('the business profile', () => {
  // [settings-6] [entity-9] [call-7]
  test('is shown for reading first', async () => {
    const { calls, hold } = dataApi({ business: businessRow({ logo }) })
    const letGo = hold()
    await openSignedIn(path)
    expect(screen.getByRole('status')).toHaveTextContent('Loading the business profile')
    letGo()

    await screen.findByRole('button', { name: 'Edit Profile' })
    const profile = within(screen.getByRole('region', { name: 'Business profile' }))
    expect(
      profile
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Business name', 'Neel Studio'],
      ['Business type', 'Service'],
      ['Email', 'hello@neelstudio.example'],
      ['Phone', '9820012345'],
      ['Address', '4 Lake Road\nErandwane'],
      ['City', 'Pune'],
      ['State', 'Maharashtra'],
      ['Postal code', '411004'],
      ['Country', 'India'],
      ['Tax ID', '27AAPFU0939F1ZV'],
      ['Website', 'neelstudio.example'],
      ['Description', 'Brand identities'],
      ['Logo', ''],
    ])
    expect(profile.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', logo)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await act(everythingAsked)
    expect(calls.filter(({ call }) => call === 'GET /businesses')).toHaveLength(1)
  })

  test('says where there is nothing', async () => {
    dataApi({ business: businessRow({ tax_id: null }) })
    await openSignedIn(path)
    expect((await screen.findByText('Tax ID')).nextElementSibling).toHaveTextContent('Not provided')
  })

  // [settings-7]
  test('is edited in a form that holds it, and the focus goes along', async () => {
    const { user } = await openEditing()
    await waitFor(() => expect(field('Business name')).toHaveFocus())
    for (const [label, value] of [
      ['Business name', 'Neel Studio'],
      ['Business type', 'Service'],
      ['Email', 'hello@neelstudio.example'],
      ['Phone', '9820012345'],
      ['Address', '4 Lake Road\nErandwane'],
      ['City', 'Pune'],
      ['State', 'Maharashtra'],
      ['Postal code', '411004'],
      ['Country', 'India'],
      ['Tax ID', '27AAPFU0939F1ZV'],
      ['Website', 'neelstudio.example'],
      ['Description', 'Brand identities'],
    ] as const) {
      expect(field(label)).toHaveValue(value)
    }

    await user.click(button('Cancel'))
    await waitFor(() => expect(button('Edit Profile')).toHaveFocus())
  })

  // [settings-8]
  test('goes back to what is saved on Cancel', async () => {
    const { user, calls } = await openEditing()
    put(field('Business name'), 'Another Studio')
    await user.click(button('Cancel'))
    expect(screen.getByText('Neel Studio')).toBeVisible()
    await user.click(button('Edit Profile'))
    expect(field('Business name')).toHaveValue('Neel Studio')
    expect(withoutNumbers(calls).map(({ call }) => call)).toEqual(['GET /businesses'])
  })

  // [settings-9]
  test('that does not exist yet: Cancel empties the form', async () => {
    dataApi({ business: null })
    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    putBusiness()
    put(field('City'), 'Pune')
    await user.click(button('Cancel'))
    for (const label of ['Business name', 'Email', 'Phone', 'Postal code', 'City']) {
      expect(field(label)).toHaveValue('')
    }
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  // [settings-13] [const-24]
  test('chooses type and state from the fixed lists, and India only', async () => {
    await openEditing()
    expect(optionsOf('Business type')).toEqual(['Choose a type', ...businessTypes])
    expect(optionsOf('State')).toEqual(['Choose a state', ...states])
    expect(optionsOf('Country')).toEqual(['India'])
    expect([businessTypes.length, states.length]).toEqual([18, 37])
  })

  // [settings-14] [const-25]
  test('suggests the cities of the specification, and takes any other', async () => {
    const { user, bodies } = await openEditing()
    const city = screen.getByRole('combobox', { name: 'City' })
    expect(suggestionsOf(city)).toEqual(cities)
    put(city, ' Kochi ')
    await user.selectOptions(field('State'), 'Kerala')
    await user.click(button('Save Changes'))
    await screen.findByText('Business updated successfully.')
    expect(bodies('PATCH /businesses')).toMatchObject([{ city: 'Kochi', state: 'Kerala' }])
    expect(await screen.findByText('Kochi')).toBeVisible()
  })
})

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
    expect(await screen.findByText('Neel & Daughters')).toBeVisible()
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
  test('makes the first one, says so, and shows it', async () => {
    const { bodies } = dataApi({ business: null })
    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    putBusiness()
    await user.click(button('Save Changes'))

    expect(await screen.findByText('Business profile created successfully.')).toBeVisible()
    await waitFor(() => expect(button('Edit Profile')).toHaveFocus())
    expect(screen.getByText('hello@neelstudio.example')).toBeVisible()
    expect(bodies('POST /businesses')).toMatchObject([{ ...saved, country: 'India', city: null }])
  })

  const failures = [
    ['refuses', refused(422, 'phone_invalid', 'phone'), 'Phone number must be exactly 10 digits.'],
    ['breaks', breakdown, undefined],
    ['is out of reach', noConnection, undefined],
  ] as const

  // [error-14]
  test.each(failures)('says why a change failed when the server %s', async (_, answer, reason) => {
    dataApi({ answers: { 'PATCH /businesses': answer } })
    const { user } = await openSignedIn(path)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    put(field('Address'), '5 Lake Road')
    await user.click(button('Save Changes'))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      reason ?? 'Error in updating business profile',
    )
    expect(field('Address')).toHaveValue('5 Lake Road')
    expect(button('Save Changes')).toBeEnabled()
  })

  // [error-13]
  test.each(failures)('says why there is none when the server %s', async (_, answer, reason) => {
    dataApi({ business: null, answers: { 'POST /businesses': answer } })
    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    putBusiness()
    await user.click(button('Save Changes'))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      reason ?? 'Error in creating business profile',
    )
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

test('a half-typed change is there again after a reload, not hidden behind Edit Profile', async () => {
  const { unmount } = await openEditing()
  put(field('City'), 'Mumbai')
  unmount()
  await openSignedIn(path)
  await waitFor(() => expect(field('City')).toHaveValue('Mumbai'))
})

describe('a profile that cannot be loaded', () => {
  // [error-12]
  test.each([
    [refused(401, 'login_required'), 'Please log in.'],
    [breakdown, 'Failed to load business profile.'],
    [noConnection, 'Failed to load business profile.'],
  ])('says why, and can be tried again (%#)', async (answer, message) => {
    dataApi({ answers: { 'GET /businesses': answer } })
    const { user } = await openSignedIn(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()

    dataApi()
    await user.click(button('Try again'))
    expect(await screen.findByText('Neel Studio')).toBeVisible()
  })
})
