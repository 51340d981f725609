import { Button, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { Link } from './link.tsx'

interface BackLinkProps {
  to: string
  children: string
}

/** Leads from one document to the list that holds it; stands above its title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button asChild variant="ghost" size="sm" ms="-3" mt="-2" color="fg.muted" maxW="full">
      <Link to={to}>
        <ArrowLeft aria-hidden /> <Text truncate>{children}</Text>
      </Link>
    </Button>
  )
}
