import { Button, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { copyText } from '#src/lib/copy-text.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

interface ShownOnceProps {
  title: string
  /** Sentences that say how to use it. */
  leads: string[]
  /** How the value is called. */
  label: string
  value: string
  words: { copy: string; copied: string; kept: string }
  onKept: () => void
}

/** A secret that is shown this once; Esc alone does not close it. */
export function ShownOnce({ title, leads, label, value, words, onKept }: ShownOnceProps) {
  const copy = async () => {
    if (await copyText(Promise.resolve(value))) showSuccess(words.copied)
  }
  return (
    <Dialog title={title} busy onClose={onKept}>
      <Stack gap="4">
        {leads.map((lead) => (
          <Text key={lead} overflowWrap="anywhere">
            {lead}
          </Text>
        ))}
        <Code aria-label={label} p="3" fontSize="sm" overflowWrap="anywhere" display="block">
          {value}
        </Code>
        <Flex gap="2" wrap="wrap">
          <Button onClick={copy}>{words.copy}</Button>
          <Button variant="outline" onClick={onKept}>
            {words.kept}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
