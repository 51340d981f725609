import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessTypes, cities, states } from '#domain/people/choices.ts'
import { businessRow, logo } from '#tests/factories/rows/business-row.ts'
import { noConnection } from '#tests/msw/auth.ts'
import { dataApi, everythingAsked, withoutNumbers } from '#tests/msw/data-api.ts'
import {
  button,
  field,
  openEditing,
  path,
  putBusiness,
  saved,
} from '#tests/setup/opened/business.ts'
import { openSignedIn, put, suggestionsOf } from '#tests/setup/screens/signed-in.tsx'

const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a new seller is asked for little, and for the rest behind a button; GST comes next', async () => {
  const { bodies } = dataApi({ business: null })
  const { user } = await openSignedIn(path)
  await screen.findByRole('heading', { name: 'Set up your business' })
  // They have signed in with it.
  expect(field('Email')).toHaveValue('asha@studio.example')
  putBusiness()
  for (const label of ['Tax ID', 'GST registration', 'GSTIN', 'State', 'Website']) {
    expect(screen.queryByLabelText(label)).toBeNull()
  }
  await user.click(button('More about your business'))
  await user.selectOptions(field('State'), 'Goa')
  put(field('Website'), 'not a website')
  await user.click(button('More about your business'))
  await user.click(button('Save Changes'))
  // A mistake brings its field back.
  await waitFor(() =>
    expect(field('Website')).toHaveAccessibleDescription(/Enter a valid website\./),
  )
  put(field('Website'), '')
  await user.click(button('Save Changes'))
  expect(await screen.findByRole('button', { name: 'Save Tax Settings' })).toBeVisible()
  expect(bodies('POST /businesses')).toMatchObject([{ ...saved, state: 'Goa' }])
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
    const asked = withoutNumbers(calls).filter(({ call }) => call === 'GET /businesses')
    expect(asked).toHaveLength(1)
  })

  test('says where there is nothing', async () => {
    dataApi({ business: businessRow({ tax_id: null }) })
    await openSignedIn(path)
    expect((await screen.findByText('Tax ID')).nextElementSibling).toHaveTextContent('Not provided')
  })

  // [settings-7] [settings-8]
  test('is edited in a form that holds it; Cancel goes back to what is saved, and the focus along', async () => {
    const { user, calls } = await openEditing()
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

    put(field('Business name'), 'Another Studio')
    await user.click(button('Cancel'))
    await waitFor(() => expect(button('Edit Profile')).toHaveFocus())
    expect(screen.getAllByText('Neel Studio')[0]).toBeVisible()
    await user.click(button('Edit Profile'))
    expect(field('Business name')).toHaveValue('Neel Studio')
    expect(withoutNumbers(calls).map(({ call }) => call)).toEqual(['GET /businesses'])
  })

  // [settings-9]
  test('that does not exist yet: Cancel takes back what was typed', async () => {
    dataApi({ business: null })
    const { user } = await openSignedIn(path)
    await screen.findByRole('heading', { name: 'Set up your business' })
    putBusiness()
    put(field('City'), 'Pune')
    await user.click(button('Cancel'))
    for (const label of ['Business name', 'Phone', 'Postal code', 'City']) {
      expect(field(label)).toHaveValue('')
    }
    expect(field('Email')).toHaveValue('asha@studio.example')
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  // [settings-13] [settings-14] [const-24] [const-25]
  test('chooses type and State from the fixed lists, India only, and suggests cities but takes any other', async () => {
    const { user, bodies } = await openEditing()
    expect(optionsOf('Business type')).toEqual(['Choose a type', ...businessTypes])
    expect(optionsOf('State')).toEqual(['Choose a State', ...states])
    expect(optionsOf('Country')).toEqual(['India'])
    expect([businessTypes.length, states.length]).toEqual([18, 37])
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

test('a half-typed change is there again after a reload, not hidden behind Edit Profile', async () => {
  const { unmount } = await openEditing()
  put(field('City'), 'Mumbai')
  unmount()
  await openSignedIn(path)
  await waitFor(() => expect(field('City')).toHaveValue('Mumbai'))
})

describe('a profile that cannot be loaded', () => {
  // [error-12]
  test('says so, and can be tried again', async () => {
    dataApi({ answers: { 'GET /businesses': noConnection } })
    const { user } = await openSignedIn(path)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load business profile.')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()

    dataApi()
    await user.click(button('Try again'))
    expect((await screen.findAllByText('Neel Studio'))[0]).toBeVisible()
  })
})
