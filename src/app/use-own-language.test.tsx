import { renderHook, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { Profile } from '#domain/people/people.ts'
import type { LanguageCode } from '#languages/languages.ts'
import { profileRow } from '../../tests/factories/rows/profile-row.ts'
import { dataApi } from '../../tests/msw/data-api.ts'
import { openAt } from '../../tests/setup/screens/render.tsx'
import { LanguagePanel } from '../features/settings/profile/language-panel.tsx'
import { Speaker } from '../language/speaker.tsx'
import { chooseLanguage } from '../language/spoken.ts'
import { useOwnLanguage } from './use-own-language.ts'

const { id } = profileRow()
const stored = (language: LanguageCode): Profile => ({
  ...{ name: 'Asha Rao', email: 'asha@studio.example', phone: null },
  ...{ dob: null, location: null, language },
})
const spoken = () => document.documentElement.lang

const signedIn = (language: LanguageCode) =>
  renderHook(() => useOwnLanguage(id, stored(language)), { wrapper: Speaker })

test('a browser speaks as its person chose elsewhere', async () => {
  const { calls } = dataApi()
  signedIn('hi')
  await waitFor(() => expect(spoken()).toBe('hi-IN'))
  expect(calls).toEqual([])
})

test('a choice made before signing in goes to the profile, and does not replace one that is there', async () => {
  const { calls } = dataApi()
  await chooseLanguage('hi')
  const { unmount } = signedIn('en')
  await waitFor(() => expect(calls).toMatchObject([{ body: { language: 'hi' } }]))
  expect(spoken()).toBe('hi-IN')
  unmount()

  signedIn('hi').unmount()
  signedIn('en')
  await waitFor(() => expect(spoken()).toBe('en-IN'))
  expect(calls).toHaveLength(1)
})

test('a choice that cannot be stored is stored at the next visit', async () => {
  let refused = 0
  const { calls } = dataApi({
    answers: {
      'PATCH /profiles': (usual) =>
        refused++ === 0 ? HttpResponse.json({ message: 'no' }, { status: 503 }) : usual(),
    },
  })
  await chooseLanguage('hi')
  const first = signedIn('en')
  await waitFor(() => expect(calls).toHaveLength(1))
  first.unmount()
  expect(spoken()).toBe('hi-IN')
  signedIn('en')
  await waitFor(() => expect(calls).toHaveLength(2))
})

test('the settings switch to the pressed language, and say which it is', async () => {
  const { user } = openAt('/', [{ path: '/', Component: LanguagePanel }])
  await user.click(screen.getByRole('button', { name: 'हिंदी' }))
  expect(await screen.findByText(/आपको आने वाले ईमेल/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'हिंदी' })).toHaveAttribute('aria-pressed', 'true')
})
