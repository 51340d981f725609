import { Button } from '@chakra-ui/react'
import { Repeat } from 'lucide-react'
import type { Invoice } from '#domain/document/invoice.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { useWords } from '#src/language/words.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'

/** Leads to a new recurring invoice that says what this one does. */
export function RepeatButton({ invoice }: { invoice: Invoice }) {
  const words = useWords(documents)
  return (
    <Button asChild variant="ghost" size="sm" alignSelf="start">
      <Link to={schedulePaths.createFrom(invoice.id)}>
        <Repeat aria-hidden /> {words.makeRecurring}
      </Link>
    </Button>
  )
}
