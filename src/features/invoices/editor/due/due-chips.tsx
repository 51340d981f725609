import { Box, Button } from '@chakra-ui/react'
import { dueChoices } from '#domain/document/new/due-choices.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useClient } from '#src/data/clients.ts'
import { useWords } from '#src/language/words.ts'

interface DueChipsProps {
  /** YYYY-MM-DD */
  issueDate: string
  /** YYYY-MM-DD, or whatever was typed. */
  dueDate: string
  clientId: string | null
  onChoose: (day: string) => void
}

/** The due days that people choose most, each one press away. */
export function DueChips({ issueDate, dueDate, clientId, onChoose }: DueChipsProps) {
  const { due } = useWords(editor)
  const { data: client } = useClient(clientId)
  const choices = dueChoices(issueDate, client?.termsDays ?? null)
  const chosen = choices.find(({ day }) => day === dueDate)
  return (
    <Box
      role="group"
      aria-label={due.choices}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      flexWrap="wrap"
      gap="1"
      mt="1"
    >
      {choices.map((choice) => (
        <Button
          key={choice.name + choice.days}
          size="2xs"
          // Where they flow, one that is too long for its line begins the next.
          flex="1 1 auto"
          minW="0"
          maxW="full"
          h="auto"
          minH={{ base: '11', md: '6' }}
          px="1"
          py="0.5"
          whiteSpace="normal"
          overflowWrap="anywhere"
          {...(choice.name === 'terms' && { gridColumn: '1 / -1', flexBasis: 'full' })}
          variant={choice === chosen ? 'subtle' : 'outline'}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice.day)}
        >
          {choice.name === 'monthEnd' ? due.monthEnd : due[choice.name]({ days: choice.days })}
        </Button>
      ))}
    </Box>
  )
}
