import { Box, Button, Flex, Text } from '@chakra-ui/react'
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

/** On a phone the whole sheet would push away all that comes below it. */
const cropped = {
  mdDown: {
    maxHeight: '37rem',
    overflow: 'hidden',
    maskImage: 'linear-gradient(to bottom, #000 calc(100% - 6rem), transparent)',
    // The button does nothing then.
    '@media (scripting: none)': { maxHeight: 'none', maskImage: 'none' },
  },
} as const

/** An invoice of the product's own, and a switch that writes it in two languages. */
export function HeroPaper() {
  const words = useWords(landing).paper
  const language = useLanguage()
  const both =
    documentLanguages.find(
      (one) => isSideBySide(one) && (language === 'en' || otherOf(one) === language),
    ) ?? 'en'
  const [chosen, setChosen] = useState<DocumentLanguage | null>(null)
  const [whole, setWhole] = useState(false)
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
      <Box css={whole ? undefined : cropped}>
        <Suspense fallback={<Box minH={{ base: '1100px', md: '800px' }} />}>
          <LatePart of={paper} props={{ language: chosen ?? first }} />
        </Suspense>
      </Box>
      <Button
        mt="3"
        w="full"
        variant="outline"
        hideFrom="md"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {whole ? words.less : words.whole}
      </Button>
    </Box>
  )
}
