import { Notice } from './notice.tsx'

interface LoadFailedProps {
  pending: boolean
  onRetry: () => void
}

export function LoadFailed({ pending, onRetry }: LoadFailedProps) {
  return (
    <Notice title="The invoice could not be loaded">
      <p role="alert">Please check your connection and try again.</p>
      <button type="button" className="button" disabled={pending} onClick={onRetry}>
        {pending ? 'Trying…' : 'Try again'}
      </button>
    </Notice>
  )
}
