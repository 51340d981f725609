import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import {
  createMemoryRouter,
  type InitialEntry,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { SWRConfig } from 'swr'
import { cacheRules } from '#src/app/cache-rules.ts'
import { UiProvider } from '#src/ui/ui-provider.tsx'

/** Opens a path of some routes with the app's theme, toasts and an empty cache around them. */
export function openAt(entry: InitialEntry, routes: RouteObject[]) {
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const view = render(
    <UiProvider>
      <SWRConfig value={cacheRules}>
        <RouterProvider router={router} />
      </SWRConfig>
    </UiProvider>,
  )
  return {
    ...view,
    router,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}
