import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { RouterProvider } from 'react-router-dom'
import { router } from '../../src/app/router.tsx'
import { login } from '../../src/data/session.ts'
import { UiProvider } from '../../src/ui/ui-provider.tsx'
import { authServer } from '../msw/auth.ts'
import { server } from '../msw/server.ts'

/** Opens an address in the app's own router: all of its routes, guards and layouts. */
export async function openApp(address: string) {
  await act(() => router.navigate(address))
  const view = render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  return { ...view, router, user: userEvent.setup({ delay: null }) }
}

/** Asha signs in, as she did before she came; what lies behind the guard is told nothing but a refusal. */
export async function signIn() {
  authServer()
  server.use(
    http.all('http://supabase.test/rest/v1/*', () =>
      HttpResponse.json({ code: 'PT422', message: 'Not in this test.' }, { status: 422 }),
    ),
  )
  await login({ email: 'asha@studio.example', password: 'correct-horse' })
}
