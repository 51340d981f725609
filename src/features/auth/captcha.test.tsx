import { readFileSync } from 'node:fs'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AuthCall, authServer, inTurn, refusal } from '#tests/msw/auth.ts'
import { server } from '#tests/msw/server.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'
import { turnstile } from '../../lib/captcha.ts'

const widget = readFileSync('supabase/local/auth/captcha-widget.js', 'utf8')
let script: 'runs' | 'is blocked' | 'is under way' = 'runs'
let scripts: HTMLScriptElement[] = []

/** jsdom loads no script: the embedded stack's own stands in, unless it is blocked. */
function runScripts() {
  const append = HTMLHeadElement.prototype.append
  vi.spyOn(HTMLHeadElement.prototype, 'append').mockImplementation(function (
    this: HTMLHeadElement,
    ...nodes
  ) {
    append.apply(this, nodes)
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue
      scripts.push(node)
      queueMicrotask(() => {
        if (script === 'is under way') return
        if (script === 'is blocked') return node.dispatchEvent(new Event('error'))
        const current = {
          currentScript: { src: node.src },
          createElement: (name: string) => document.createElement(name),
        }
        new Function('document', widget)(current)
        node.dispatchEvent(new Event('load'))
      })
    }
  })
}

let tokens = 0
beforeEach(() => {
  // The keys of a host that has switched it on.
  Object.assign(turnstile, { siteKey: '0x4AAA', script: 'http://turnstile.test/captcha/api.js' })
  script = 'runs'
  scripts = []
  tokens = 0
  runScripts()
  server.use(
    http.post('http://turnstile.test/captcha/token', () =>
      HttpResponse.json({ token: `token-${++tokens}` }),
    ),
  )
})
afterEach(() => {
  turnstile.siteKey = null
  vi.restoreAllMocks()
  for (const loaded of scripts) loaded.remove()
  delete window.turnstile
})

const email = 'asha@studio.example'
const field = (label: string) => screen.getByLabelText(label)
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const check = () => screen.findByRole('group', { name: 'Check that you are a person' })
const box = () => screen.findByRole('checkbox', { name: 'I am a person' })
const missing = 'Complete the check that you are a person.'

/** Ticks it and waits for its token. */
async function answer(user: UserEvent) {
  const before = tokens
  await user.click(await box())
  await waitFor(() => expect(tokens).toBe(before + 1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

type Screen = {
  name: string
  path: string
  state?: object
  call: AuthCall
  submit: (user: UserEvent) => Promise<unknown>
}
const screens: Screen[] = [
  {
    name: 'login',
    path: '/login',
    call: 'POST /token',
    submit: async (user) => {
      await fill(user, field('Email'), email)
      await fill(user, field('Password'), 'correct-horse')
      await press(user, 'Sign In')
    },
  },
  {
    name: 'registration',
    path: '/register',
    call: 'POST /signup',
    submit: async (user) => {
      await fill(user, field('Username'), 'Asha Rao')
      await fill(user, field('Email'), email)
      await fill(user, field('Password'), 'correct-horse')
      await press(user, 'Sign Up')
    },
  },
  {
    name: 'another code',
    path: '/verify-otp',
    state: { email },
    call: 'POST /resend',
    submit: (user) => press(user, 'Resend code'),
  },
  {
    name: 'a forgotten password',
    path: '/forgot-password',
    call: 'POST /recover',
    submit: async (user) => {
      await fill(user, field('Email'), email)
      await press(user, 'Send OTP')
    },
  },
  {
    name: 'a sign-in code',
    path: '/login?by=code',
    call: 'POST /otp',
    submit: async (user) => {
      await fill(user, await screen.findByLabelText('Email'), email)
      await press(user, 'Email me a code')
    },
  },
]

describe('where the host has a captcha', () => {
  test.each(screens)(
    '$name asks nothing of the server without it, and brings its token',
    async ({ path, state, call, submit }) => {
      const calls = authServer()
      const [pathname = path, by] = path.split('?')
      const { user, router } = openAuth(pathname, state)
      if (by) await act(() => router.navigate(path))
      await check()
      await submit(user)
      expect(await screen.findByText(missing)).toBeVisible()
      expect(calls).toEqual([])

      await answer(user)
      const [button] = screen.getAllByRole('button', {
        name: /^(Sign In|Sign Up|Resend code|Send OTP|Email me a code)$/,
      })
      if (button) await user.click(button)
      await waitFor(() =>
        expect(calls[0]).toMatchObject({
          call,
          body: { gotrue_meta_security: { captcha_token: 'token-1' } },
        }),
      )
    },
  )

  test('a token is good once: after a refused login the check is there anew', async () => {
    const calls = authServer({
      'POST /token': refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    })
    const { user } = openAuth('/login')
    await answer(user)
    await screens[0]?.submit(user)
    expect(await screen.findByText('Email or password is wrong.')).toBeVisible()
    await waitFor(async () => expect(await box()).not.toBeChecked())

    await press(user, 'Sign In')
    expect(await screen.findByText(missing)).toBeVisible()
    expect(calls).toHaveLength(1)
    await answer(user)
    await press(user, 'Sign In')
    await waitFor(() =>
      expect(calls[1]).toMatchObject({
        body: { gotrue_meta_security: { captcha_token: 'token-2' } },
      }),
    )
  })

  test('a keyboard user passes it on the way to the button', async () => {
    const calls = authServer()
    const { user } = openAuth('/register')
    const person = await box()
    await user.click(field('Username'))
    await user.keyboard('Asha Rao{Tab}asha@studio.example{Tab}correct-horse')
    for (let tabs = 0; document.activeElement !== person; tabs += 1) {
      expect(tabs).toBeLessThan(3)
      await user.tab()
    }
    await user.keyboard(' ')
    await waitFor(() => expect(tokens).toBe(1))
    await user.tab()
    expect(screen.getByRole('button', { name: 'Sign Up' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['POST /signup']))
  })

  test('a captcha that the server rejects is reported, and solved again', async () => {
    authServer({
      'POST /signup': inTurn(
        refusal(400, 'captcha_failed', 'captcha protection: request disallowed'),
      ),
    })
    const { user } = openAuth('/register')
    await answer(user)
    await screens[1]?.submit(user)
    expect(
      await screen.findByText('The check that you are a person failed. Complete it again.'),
    ).toBeVisible()
    expect(await box()).not.toBeChecked()
  })

  test('a blocked script is reported with what to do, and can be loaded again', async () => {
    script = 'is blocked'
    const { user } = openAuth('/login')
    const group = await check()
    const sentence =
      'The check that you are a person could not be loaded. Check your connection, and allow turnstile.test in your ad blocker.'
    expect(await within(group).findByText(sentence)).toBeVisible()
    expect(group).toHaveAccessibleDescription(sentence)
    script = 'runs'
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await box()).toBeVisible()
    await waitFor(async () => expect(await check()).toHaveFocus())
  })

  test('while its script is under way it says so', async () => {
    script = 'is under way'
    openAuth('/login')
    expect(await screen.findByText('Loading the check that you are a person…')).toBeVisible()
  })

  test('when it runs out and when it fails it says so', async () => {
    const render = vi.fn()
    window.turnstile = { render, reset: () => {}, remove: () => {} }
    const { user } = openAuth('/login')
    await waitFor(() => expect(render).toHaveBeenCalled())
    const options = render.mock.lastCall?.[1]
    act(() => options.callback('token'))
    act(() => options['expired-callback']())
    expect(screen.getByText('The check has expired. A new one is loading.')).toBeVisible()
    act(() => expect(options['error-callback']('300010')).toBe(true))
    expect(screen.getByText('The check that you are a person failed.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(render).toHaveBeenCalledTimes(2)
  })
})
