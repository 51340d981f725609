import { Box, Flex, Text } from '@chakra-ui/react'
import { Suspense, startTransition, useState } from 'react'
import { landing } from '#languages/en/screens/landing.ts'
import {
  type DocumentLanguage,
  documentLanguages,
  isSideBySide,
  languages,
  otherOf,
} from '#languages/languages.ts'
import { useLanguage, useWords } from '#src/language/words.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { LatePart } from './late-part.tsx'
import { paper } from './late-parts.ts'

/** An invoice of the product's own, and a switch that writes it in two languages. */
export function HeroPaper() {
  const words = useWords(landing).paper
  const language = useLanguage()
  const both =
    documentLanguages.find(
      (one) => isSideBySide(one) && (language === 'en' || otherOf(one) === language),
    ) ?? 'en'
  const [chosen, setChosen] = useState<DocumentLanguage | null>(null)
  const first = language === 'en' ? 'en' : both
  const { en } = languages
  const options = [
    { value: 'en', label: en.name },
    { value: both, label: `${en.name} + ${languages[otherOf(both)].name}` },
  ] as const
  return (
    <Box minW="0">
      <Flex mb="3" align="center" justify="space-between" gap="3" wrap="wrap">
        <Text textStyle="meta" color="fg.muted">
          {words.note}
        </Text>
        <SegmentedToggle<DocumentLanguage>
          label={words.language}
          options={options}
          value={chosen ?? first}
          onChange={(value) => startTransition(() => setChosen(value))}
        />
      </Flex>
      <Suspense fallback={<Box minH={{ base: '1100px', md: '800px' }} />}>
        <LatePart of={paper} props={{ language: chosen ?? first }} />
      </Suspense>
    </Box>
  )
}
