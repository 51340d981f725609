import { Button } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { gettingPaid } from '#languages/en/screens/getting-paid.ts'
import { useWords } from '#src/language/words.ts'
import { setupPath } from '#src/lib/paths/setup-paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

interface NoBusinessProps {
  /** The settings that wait. */
  title: string
  about: string
}

/** Stands in for settings that need a business, which comes first. */
export function NoBusiness({ title, about }: NoBusinessProps) {
  const { noBusiness: words } = useWords(gettingPaid)
  return (
    <Panel title={title}>
      <EmptyState
        icon={Building2}
        title={words.title}
        description={about}
        action={
          <Button asChild>
            <Link to={setupPath('business')}>{words.setUp}</Link>
          </Button>
        }
      />
    </Panel>
  )
}
