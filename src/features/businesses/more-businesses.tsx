import { Button, SimpleGrid, Text } from '@chakra-ui/react'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import { useRole } from '#src/data/account/businesses.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Says how another business comes into the list, and how somebody else sees one's own in theirs. */
export function MoreBusinesses() {
  const { more } = useWords(ownBusinesses)
  const isOwner = useRole() === 'owner'
  return (
    <SimpleGrid columns={{ base: 1, lg: isOwner ? 2 : 1 }} gap="4" mt="6">
      {isOwner && (
        <Panel title={more.yours}>
          <Text color="fg.muted">{more.yoursAbout}</Text>
          <Button asChild size="sm" variant="outline" mt="4">
            <Link to={paths.settingMembers}>{more.invite}</Link>
          </Button>
        </Panel>
      )}
      <Panel title={more.others}>
        <Text color="fg.muted">{more.othersAbout}</Text>
      </Panel>
    </SimpleGrid>
  )
}
