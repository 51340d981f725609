import { Box, Flex, Text } from '@chakra-ui/react'
import { Suspense, startTransition, useState } from 'react'
import { landing } from '#languages/en/screens/landing.ts'
import { type DocumentLanguage, languages } from '#languages/languages.ts'
import { useLanguage, useWords } from '#src/language/words.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { LatePart } from './late-part.tsx'
import { paper } from './late-parts.ts'

/** An invoice of the product's own, and a switch that writes it in two languages. */
export function HeroPaper() {
  const words = useWords(landing).paper
  const language = useLanguage()
  const other = language === 'en' ? 'hi' : language
  const [chosen, setChosen] = useState<DocumentLanguage | null>(null)
  const first = language === 'en' ? 'en' : (`en-${other}` as const)
  const options = [
    { value: 'en', label: languages.en.name },
    { value: `en-${other}`, label: `${languages.en.name} + ${languages[other].name}` },
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
