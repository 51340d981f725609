import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { LandingSection } from './landing-section.tsx'

const Picture = chakra('img')

const screens = ['dashboard', 'invoices'] as const

/** The product's own screens with its sample data (build/pictures.ts), in the theme of the page. */
export function Screens() {
  const words = useWords(landingBelow).screens
  return (
    <LandingSection title={words.title} lead={words.lead}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '6' }}>
        {screens.map((name) => (
          <Box as="figure" key={name}>
            {(['light', 'dark'] as const).map((theme) => (
              <Picture
                key={theme}
                src={`/screens/${name}-${theme}.webp`}
                alt={words[name].alt}
                htmlWidth={860}
                htmlHeight={560}
                loading="lazy"
                decoding="async"
                // A hidden picture is not loaded.
                display={theme === 'dark' ? 'none' : 'block'}
                _dark={{ display: theme === 'dark' ? 'block' : 'none' }}
                w="full"
                // A phone shows the part that says most.
                h={{ base: '280px', sm: 'auto' }}
                objectFit="cover"
                objectPosition="left top"
                borderRadius="l3"
                borderWidth="1px"
                borderStyle="solid"
              />
            ))}
            <Text as="figcaption" mt="3" color="fg.muted">
              {words[name].text}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </LandingSection>
  )
}
