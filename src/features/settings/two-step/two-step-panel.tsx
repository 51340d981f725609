import { Box, Button, chakra, Flex, Separator, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { MOST_FACTORS } from '#domain/people/second-factor.ts'
import { twoStep } from '#languages/en/screens/two-step.ts'
import { type Factor, useFactors, useSecurityFacts } from '#src/data/account/second-factor.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { ActionRow } from '../action-row.tsx'
import { ActionSkeleton } from '../details-skeleton.tsx'
import { AddFactorDialog } from './add-factor-dialog.tsx'
import { RecoveryPart } from './recovery-part.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'

const List = chakra('ul')

/** The second factor: its authenticator apps and recovery codes, or what it is for. */
export function TwoStepPanel() {
  const { messageOf } = useSpeech()
  const words = useWords(twoStep)
  const factors = useFactors()
  const facts = useSecurityFacts()
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Factor | null>(null)
  const adder = useFocusReturn(adding || removed !== null)

  const error = factors.error ?? facts.error
  if (error) {
    const retry = () => {
      void factors.mutate()
      void facts.mutate()
    }
    return (
      <Panel title={words.title}>
        <PanelError message={messageOf(error, words.loadFailed)} onRetry={retry} />
      </Panel>
    )
  }
  if (!factors.data || !facts.data) {
    return <ActionSkeleton title={words.title} label={words.loading} />
  }

  const { hasPassword, recoveryCodes } = facts.data
  const apps = factors.data
  const isOff = apps.length === 0
  const add = (text: string) => (
    <Button ref={adder} variant="outline" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {text}
    </Button>
  )
  return (
    <Panel title={words.title}>
      {isOff ? (
        <ActionRow title={words.off} about={words.about} action={add(words.turnOn)} />
      ) : (
        <Stack gap="4">
          <AppList apps={apps} onRemove={setRemoved} />
          {apps.length < MOST_FACTORS && (
            <Flex gap="4" align="center" justify="space-between" wrap="wrap">
              <Text flex="1 1 18rem" textStyle="sm" color="fg.muted">
                {apps.length === 1 && words.suggest}
              </Text>
              {add(words.addMore)}
            </Flex>
          )}
          <Separator />
          <RecoveryPart left={recoveryCodes} />
        </Stack>
      )}
      {adding && (
        <AddFactorDialog
          hasPassword={hasPassword}
          isFirst={isOff}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <RemoveFactorDialog
          factor={removed}
          isLast={apps.length === 1}
          hasPassword={hasPassword}
          onClose={() => setRemoved(null)}
        />
      )}
    </Panel>
  )
}

function AppList({ apps, onRemove }: { apps: Factor[]; onRemove: (factor: Factor) => void }) {
  const words = useWords(twoStep)
  const dates = useDates()
  return (
    <List aria-label={words.apps} listStyleType="none" display="grid" gap="3">
      {apps.map((app) => (
        <Flex as="li" key={app.id} gap="4" align="center" justify="space-between">
          <Box minW="0">
            <Text fontWeight="500" overflowWrap="anywhere">
              {app.name}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {words.added({ day: dates.instant(app.addedAt) })}
            </Text>
          </Box>
          <Button
            variant="outline"
            aria-haspopup="dialog"
            aria-label={words.removeOne({ name: app.name })}
            onClick={() => onRemove(app)}
          >
            {words.remove}
          </Button>
        </Flex>
      ))}
    </List>
  )
}
