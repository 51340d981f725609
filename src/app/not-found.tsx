import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'

export function NotFound() {
  return (
    <EmptyState
      title="Page not found"
      description="There is nothing at this address."
      action={
        <Button asChild>
          <Link to={paths.home}>Take Me Home</Link>
        </Button>
      }
    />
  )
}
