import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { kit } from '#languages/en/screens/kit.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { chooseLanguageOf, languageButton } from '#tests/setup/screens/choose-language.ts'
import { rich } from '../language/rich.tsx'
import { speakKept } from '../language/spoken.ts'
import { useWords } from '../language/words.ts'
import { PasswordField } from './form/fields/password-field.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { UiProvider } from './ui-provider.tsx'

const Progress = () => <p>{useWords(kit).progress({ label: 'PDF', done: 1200, total: 123456 })}</p>

const show = () =>
  render(
    <UiProvider>
      <LanguageSwitch />
      <PasswordField label="Password" defaultValue="" />
      <Progress />
    </UiProvider>,
  )

test('the languages lead to Hindi and back without losing what was typed', async () => {
  const user = userEvent.setup()
  show()
  const field = screen.getByLabelText('Password')
  await user.type(field, 'as typed')

  await chooseLanguageOf(user, 'हिंदी')
  expect(await screen.findByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible()
  expect(screen.getByLabelText('Password')).toBe(field)
  expect(field).toHaveValue('as typed')
  expect(document.documentElement.lang).toBe('hi-IN')
  expect(screen.getByText('PDF: 1,23,456 में से 1,200')).toBeVisible()

  await chooseLanguageOf(user, 'English')
  expect(await screen.findByRole('button', { name: 'Show password' })).toBeVisible()
  expect(field).toHaveValue('as typed')
  expect(document.documentElement.lang).toBe('en-IN')
})

test('what was chosen is spoken at the next visit, and in the other tabs', async () => {
  localStorage.setItem('bahi-language', 'hi')
  await speakKept()
  show()
  expect(screen.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible()

  localStorage.setItem('bahi-language', 'en')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'bahi-language' })))
  expect(await screen.findByRole('button', { name: 'Show password' })).toBeVisible()
})

beforeRelease(
  'by keys, the menu names each language in itself, and tells which is spoken',
  async () => {
    const user = userEvent.setup()
    show()
    const [first] = screen.getAllByRole('button')
    expect(first).toHaveAccessibleName('Language: English')
    await user.tab()
    await user.keyboard('{Enter}')
    const english = await screen.findByRole('menuitemradio', { name: 'English' })
    const hindi = screen.getByRole('menuitemradio', { name: 'हिंदी' })
    expect([english, hindi].map(({ lang }) => lang)).toEqual(['en', 'hi'])
    expect(english).toBeChecked()
    expect(hindi).not.toBeChecked()

    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await user.keyboard('{End}')
    await waitFor(() => expect(hindi).toHaveAttribute('data-highlighted'))
    // The menu takes the focus a frame after a key.
    await new Promise(requestAnimationFrame)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(languageButton()).toHaveAccessibleName('भाषा: हिंदी'))
    await waitFor(() => expect(languageButton()).toHaveFocus())

    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitemradio', { name: 'हिंदी' })).toBeChecked()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(languageButton()).toHaveAttribute('aria-expanded', 'false'))
    expect(document.documentElement.lang).toBe('hi-IN')
  },
)

test('a language that cannot be loaded changes nothing, says so, and can be tried again', async () => {
  vi.doMock('#languages/hi/screens/index.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.resetModules()
  const { LanguageSwitch: Switch } = await import('./language-switch.tsx')
  const { UiProvider: Provider } = await import('./ui-provider.tsx')
  const anew = await import('../language/spoken.ts')
  // Files that follow share these modules.
  onTestFinished(() => anew.chooseLanguage('en').then(anew.forgetChoice))
  const user = userEvent.setup()
  render(<Switch />, { wrapper: Provider })
  await chooseLanguageOf(user, 'हिंदी')
  expect(await screen.findByRole('alert')).toHaveTextContent('The language could not be loaded.')
  expect(localStorage.getItem('bahi-language')).toBeNull()

  vi.doUnmock('#languages/hi/screens/index.ts')
  await chooseLanguageOf(user, 'हिंदी')
  expect(await screen.findByRole('button', { name: 'भाषा: हिंदी' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('marked parts of a sentence are drawn where the language has them, unknown marks as text', () => {
  const link = (inner: string) => <a href="/login">{inner}</a>
  const { container } = render(<p>{rich('New? <link>Sign up</link> or <b>go</b>.', { link })}</p>)
  expect(container.innerHTML).toBe('<p>New? <a href="/login">Sign up</a> or go.</p>')
})
