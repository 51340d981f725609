import { Button, Flex, Text } from '@chakra-ui/react'
import { editor } from '#languages/en/screens/editor.ts'
import { useBusiness } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { setupPath } from '#src/lib/paths/setup-paths.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ReturningLink } from './way-back.tsx'

/** Said up front to a person without a business, not only when the server refuses. */
export function BusinessNeeded() {
  const { business: words } = useWords(editor)
  const { data: business } = useBusiness()
  if (business !== null) return null
  return (
    <Panel mb="5" borderColor="neel.emphasized">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text flex="1" minW="16rem">
          {words.needed}
        </Text>
        <Button asChild size="sm">
          <ReturningLink to={setupPath('business')}>{words.setUp}</ReturningLink>
        </Button>
      </Flex>
    </Panel>
  )
}
