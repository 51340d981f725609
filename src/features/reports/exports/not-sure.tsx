import { List, Stack, Text } from '@chakra-ui/react'
import { exports } from '#languages/en/screens/exports.ts'
import { useWords } from '#src/language/words.ts'
import { More } from '#src/ui/layout/more.tsx'

/** What sources contradict each other in: told, and nothing is refused or computed by it. */
export function NotSure() {
  const { unsure: words } = useWords(exports)
  return (
    <More label={words.label}>
      <Stack gap="3" maxW="70ch">
        <Text>{words.about}</Text>
        <List.Root ps="5" gap="2">
          {[
            words.iec,
            words.ebrc,
            words.statementTwo,
            words.lut,
            words.intermediary,
            words.oneBank,
          ].map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List.Root>
      </Stack>
    </More>
  )
}
