import { ErrorState } from '../ui/error-state.tsx'

/** What is left when a screen fails to load or to draw: the rest of the app is one reload away. */
export function Crash() {
  return (
    <ErrorState
      headingLevel="h1"
      title="This page could not be shown"
      message="Check your connection, then try again. What you typed is kept."
      onRetry={() => window.location.reload()}
    />
  )
}
