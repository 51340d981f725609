import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayInIndia } from '#domain/dates.ts'
import { cities } from '#domain/people/choices.ts'
import { profileRow } from '#tests/factories/rows/profile-row.ts'
import { authServer, breakdown } from '#tests/msw/auth.ts'
import { dataApi, refused } from '#tests/msw/data-api.ts'
import { offeredAround } from '#tests/setup/screens/calendar.ts'
import { openSignedIn, put, suggestionsOf } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/profile'
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

async function openEditing(options: Parameters<typeof dataApi>[0] = {}) {
  const api = dataApi(options)
  const opened = await openSignedIn(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  return { ...api, ...opened }
}

const saved = [
  ['Full name', 'Asha Rao'],
  ['Email', 'asha@studio.example'],
  ['Phone', '9820012345'],
  ['Date of birth', '18 Apr 1992'],
  ['City', 'Pune'],
] as const

describe('the profile', () => {
  // [settings-1] [entity-1]
  test('is shown for reading first', async () => {
    const { hold } = dataApi()
    const letGo = hold()
    await openSignedIn(path)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your profile')
    letGo()

    await screen.findByRole('button', { name: 'Edit Profile' })
    const profile = within(screen.getByRole('region', { name: 'Your profile' }))
    expect(
      profile
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual(saved)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  // [state-12]
  test('is asked for anew when the app is loaded again, however fresh it is', async () => {
    const { calls } = dataApi()
    const { unmount } = await openSignedIn(path)
    await screen.findByText('Asha Rao')
    unmount()
    await openSignedIn(path)
    await screen.findByText('Asha Rao')
    expect(calls.map(({ call }) => call)).toEqual(['GET /profiles', 'GET /profiles'])
  })

  // [settings-2] [settings-4]
  test('is edited in a form that holds it; Cancel goes back to what is saved, and the focus along', async () => {
    const { user, calls } = await openEditing()
    await waitFor(() => expect(field('Full name')).toHaveFocus())
    for (const [label, value] of saved) expect(field(label)).toHaveValue(value)
    expect(field('Email')).toHaveAccessibleDescription(/You sign in with asha@studio\.example\./)

    await user.clear(field('Phone'))
    // Only the digits stay.
    await user.type(field('Phone'), '(022) 98-x1')
    expect(field('Phone')).toHaveValue('022981')
    put(field('Full name'), 'Somebody Else')
    await user.click(button('Cancel'))
    await waitFor(() => expect(button('Edit Profile')).toHaveFocus())
    expect(screen.getByText('Asha Rao')).toBeVisible()
    await user.click(button('Edit Profile'))
    for (const [label, value] of saved) expect(field(label)).toHaveValue(value)
    expect(calls.map(({ call }) => call)).toEqual(['GET /profiles'])
  })

  // [valid-17]
  test('of somebody who has just registered says what is missing, and asks for it', async () => {
    dataApi({ profile: profileRow({ phone: null, dob: null, location: null }) })
    const { user } = await openSignedIn(path)
    for (const label of ['Phone', 'Date of birth', 'City']) {
      expect((await screen.findByText(label)).nextElementSibling).toHaveTextContent('Not provided')
    }
    await user.click(button('Edit Profile'))
    await user.click(button('Save Changes'))
    await waitFor(() =>
      expect(field('Date of birth')).toHaveAccessibleDescription(
        'Please select a valid birth date.',
      ),
    )
  })

  // [settings-5] [valid-19]
  test('suggests the cities of the specification, and no birth date after today in India', async () => {
    const { user } = await openEditing()
    expect(suggestionsOf(screen.getByRole('combobox', { name: 'City' }))).toEqual(cities)
    const today = dayInIndia(new Date())
    expect(await offeredAround(user, field('Date of birth'), today)).toEqual([true, true, false])
  })
})

describe('saving a profile', () => {
  // [settings-3] [state-27] [call-2] [error-32]
  test('sends it once, says so, fetches it anew and shows it', async () => {
    const { user, calls, bodies, hold } = await openEditing()
    put(field('City'), 'Mumbai')
    put(field('Phone'), '9820054321')
    const letGo = hold()
    await user.dblClick(button('Save Changes'))
    await waitFor(() => expect(button('Updating Profile...')).toBeDisabled())
    expect(button('Cancel')).toBeDisabled()
    letGo()

    expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
    expect(await screen.findByText('Mumbai')).toBeVisible()
    await waitFor(() => expect(button('Edit Profile')).toHaveFocus())
    expect(bodies('PATCH /profiles')).toEqual([
      {
        name: 'Asha Rao',
        email: 'asha@studio.example',
        phone: '9820054321',
        dob: '1992-04-18',
        location: 'Mumbai',
      },
    ])
    expect(calls.map(({ call }) => call)).toEqual([
      'GET /profiles',
      'PATCH /profiles',
      'GET /profiles',
    ])
    expect(calls[1]?.query.get('id')).toBe(`eq.${profileRow().id}`)
  })

  test('tells the session a new name, and nothing where the name stays', async () => {
    const { user } = await openEditing()
    const calls = authServer()
    put(field('City'), 'Mumbai')
    await user.click(button('Save Changes'))
    await screen.findByText('Mumbai')
    expect(calls).toEqual([])

    await user.click(button('Edit Profile'))
    put(field('Full name'), 'Asha R. Rao')
    await user.click(button('Save Changes'))
    await screen.findByText('Asha R. Rao')
    expect(calls).toMatchObject([{ call: 'PUT /user', body: { data: { name: 'Asha R. Rao' } } }])
  })

  // [error-10]
  test('says why it failed when the server refuses, and keeps what was typed', async () => {
    const { user } = await openEditing({
      answers: { 'PATCH /profiles': refused(422, 'birth_date_invalid', 'dob') },
    })
    put(field('City'), 'Mumbai')
    await user.click(button('Save Changes'))

    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a valid birth date.')
    expect(field('City')).toHaveValue('Mumbai')
    expect(button('Save Changes')).toBeEnabled()
  })

  test('shows what was typed after a reload, and forgets it once it is saved', async () => {
    const { unmount } = await openEditing()
    put(field('City'), 'Mumbai')
    unmount()

    const { user } = await openSignedIn(path)
    await waitFor(() => expect(field('City')).toHaveValue('Mumbai'))
    await user.click(button('Save Changes'))
    await screen.findByText('Profile updated successfully!')
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  })
})

describe('the checks of a profile', () => {
  // [valid-15]
  test('are made in their order: all are reported, and the focus goes to the first that fails', async () => {
    const { user, bodies } = await openEditing()
    const wrong = [
      ['Email', 'asha', /Please enter a valid email address\./],
      ['Full name', ' ', /Full name is required\./],
      ['Phone', '982001234', /Phone number must be exactly 10 digits\./],
      ['Date of birth', '2990-01-01', /Please select a valid birth date\./],
      ['City', '', /Please select your city\./],
    ] as const
    for (const [label, value] of wrong) put(field(label), value)

    for (const [index, [label]] of wrong.entries()) {
      await user.click(button('Save Changes'))
      await waitFor(() => expect(field(label)).toHaveFocus())
      for (const [later, , message] of wrong.slice(index)) {
        expect(field(later)).toHaveAccessibleDescription(message)
        expect(field(later)).toBeInvalid()
      }
      put(field(label), saved.find(([name]) => name === label)?.[1] ?? '')
    }
    expect(bodies('PATCH /profiles')).toEqual([])
  })
})

describe('a profile that cannot be loaded', () => {
  // [state-10] [error-11] [const-18]
  test('is asked for three times when the server breaks, and can be tried again', async () => {
    const { calls } = dataApi({ answers: { 'GET /profiles': breakdown } })
    const { user } = await openSignedIn(path)
    expect(await screen.findByRole('alert', {}, { timeout: 3_000 })).toHaveTextContent(
      'Failed to load profile.',
    )
    expect(calls).toHaveLength(3)

    dataApi()
    await user.click(button('Try again'))
    expect(await screen.findByText('Asha Rao')).toBeVisible()
  })

  test('has a switch for the single keys, which this browser remembers', async () => {
    dataApi()
    const { user } = await openSignedIn(path)
    const keys = await screen.findByRole('switch', { name: 'Single keys as shortcuts' })
    expect(keys).toBeChecked()
    await user.click(keys)
    expect(keys).not.toBeChecked()
    expect(localStorage.getItem('bahi-shortcuts')).toBe('off')
    await user.click(keys)
    expect(localStorage.getItem('bahi-shortcuts')).toBeNull()
  })

  // [state-11]
  test('is not asked for again when the server refused, and says why', async () => {
    const { calls } = dataApi({ answers: { 'GET /profiles': refused(403, 'not_allowed') } })
    await openSignedIn(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are not allowed to do this. Sign in again.',
    )
    expect(calls).toHaveLength(1)
  })
})
