import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'

/** Masala tea. */
const texts = {
  hi: 'मसाला चाय',
  bn: 'মসলা চা',
  ta: 'மசாலா தேநீர்',
  te: 'మసాలా టీ',
  mr: 'मसाला चहा',
  gu: 'મસાલા ચા',
  kn: 'ಮಸಾಲಾ ಚಹಾ',
  ml: 'മസാല ചായ',
  pa: 'ਮਸਾਲਾ ਚਾਹ',
  or: 'ମସଲା ଚା',
} as const

type Spoken = keyof typeof texts
const spoken = Object.keys(texts).filter((code): code is Spoken => code in texts)

/** One item of an invoice in each language; paper is white in both themes. */
export function TenLanguages() {
  const { names } = useWords(landingBelow).proofs.languages
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      className="chakra-theme light"
      style={{ colorScheme: 'light' }}
      columns={{ base: 1, sm: 2 }}
      columnGap="10"
      bg="paper.bg"
      color="paper.fg"
      borderRadius="6px"
      boxShadow="paper"
      px={{ base: '5', md: '8' }}
      py={{ base: '3', md: '5' }}
    >
      {spoken.map((code) => (
        <Box
          as="li"
          key={code}
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          gap="4"
          py="2.5"
          borderBottomWidth="1px"
        >
          <Text lang={code} fontSize="1.125rem" lineHeight="1.75rem">
            {texts[code]}
          </Text>
          <Text textStyle="meta" color="fg.muted">
            {names[code]}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  )
}
