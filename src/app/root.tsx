import { Outlet, ScrollRestoration } from 'react-router-dom'

/** A new screen begins at its top; going back finds the place that was left. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
