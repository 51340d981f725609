import { Button, Flex } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import { type OwnBusiness, useChooseBusiness } from '#src/data/account/businesses.ts'
import { useWords } from '#src/language/words.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Asks before this tab goes on in the business of a document. */
export function OtherBusiness({ business, list }: { business: OwnBusiness; list: string }) {
  const { elsewhere: words, open } = useWords(ownBusinesses)
  const choose = useChooseBusiness()
  const { pathname } = useLocation()
  const { name } = business
  usePageTitle(words.tab)
  return (
    <Panel>
      <EmptyState
        headingLevel="h1"
        icon={Building2}
        title={words.title({ business: name })}
        description={words.about({ business: name })}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <Button onClick={() => choose(business, pathname)}>{open({ business: name })}</Button>
            <Button asChild variant="outline">
              <Link to={list}>{words.stay}</Link>
            </Button>
          </Flex>
        }
      />
    </Panel>
  )
}
