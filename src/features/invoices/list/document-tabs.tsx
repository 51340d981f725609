import { Button, Flex } from '@chakra-ui/react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'

const lists = [
  { label: 'Invoices', to: paths.invoices },
  { label: 'Estimates', to: paths.estimates },
  { label: 'Recurring', to: paths.schedules },
]

/** Leads from one list to the other where there is no sidebar: the bar of a phone has no room for all. */
export function DocumentTabs({ current }: { current: string }) {
  return (
    <Flex as="nav" aria-label="Lists" hideFrom="md" gap="2" mb="4">
      {lists.map(({ label, to }) => (
        <Button
          key={to}
          asChild
          size="sm"
          variant="outline"
          flex="1"
          _currentPage={{ bg: 'neel.subtle', fontWeight: '600' }}
        >
          <Link to={to} aria-current={to === current ? 'page' : undefined}>
            {label}
          </Link>
        </Button>
      ))}
    </Flex>
  )
}
