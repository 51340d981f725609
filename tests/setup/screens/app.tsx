import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { preload } from '#src/app/lazy-screen.tsx'
import { routes } from '#src/app/routes.tsx'
import { login } from '#src/data/account/session.ts'
import { UiProvider } from '#src/ui/ui-provider.tsx'
import { authServer } from '../../msw/auth.ts'
import { server } from '../../msw/server.ts'

type Seen = { navigate?: NavigateFunction; location?: ReturnType<typeof useLocation> }

/** Tells a test where the app is, and takes it elsewhere. */
function Witness({ seen }: { seen: Seen }) {
  seen.navigate = useNavigate()
  seen.location = useLocation()
  return null
}

/** Opens an address in the whole app: all of its routes, guards and layouts. */
export async function openApp(address: string) {
  window.history.pushState(null, '', address)
  await preload(routes, window.location.pathname)
  const seen: Seen = {}
  const view = render(
    <UiProvider>
      <BrowserRouter>
        <Witness seen={seen} />
        <App />
      </BrowserRouter>
    </UiProvider>,
  )
  const router = {
    navigate: async (to: string) => seen.navigate?.(to),
    state: {
      get location() {
        if (!seen.location) throw new Error('Nothing was drawn.')
        return seen.location
      },
    },
  }
  return {
    ...view,
    router,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}

/** Asha signs in, as she did before she came; what lies behind the guard is told nothing but a refusal. */
export async function signIn() {
  authServer()
  server.use(
    http.all('http://supabase.test/rest/v1/*', () =>
      HttpResponse.json({ code: 'PT422', message: 'not_in_this_test' }, { status: 422 }),
    ),
  )
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
}
