import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { landing } from '#languages/en/screens/landing.ts'
import { useWords } from '#src/language/words.ts'
import { asNew } from '#src/lib/paths/new-visitor.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { PageWidth } from '#src/ui/layout/page-width.tsx'
import { HeroPaper } from './hero-paper.tsx'

export function Hero() {
  const words = useWords(landing)
  return (
    <Box
      borderBottomWidth="1px"
      bgImage="linear-gradient(165deg, {colors.neel.muted}, {colors.neel.subtle} 45%, {colors.bg.subtle})"
    >
      <PageWidth py={{ base: '8', md: '12', xl: '14' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 652px' }}
          gap={{ base: '8', md: '12' }}
          alignItems="start"
        >
          <Box pt={{ xl: '40' }} position={{ xl: 'sticky' }} top="0">
            <Text textStyle="label" color="neel.fg" fontWeight="600">
              {words.label}
            </Text>
            {/* Each of the two sentences on a line of its own, beside the sheet as on a phone. */}
            <Heading
              as="h1"
              mt="3"
              textStyle="display"
              fontSize={{ xl: '2.75rem' }}
              textWrap={{ md: 'balance', xl: 'wrap' }}
            >
              {words.title}
            </Heading>
            <Text
              mt="5"
              maxW="46ch"
              fontSize={{ base: '1.0625rem', md: 'lg' }}
              lineHeight="1.55"
              textWrap="pretty"
              color="fg.muted"
            >
              {words.about}
            </Text>
            {/* Side by side on a phone in every font, so that the one which comes late moves nothing. */}
            <Flex
              mt="7"
              gap="3"
              css={{
                '& > *': { flex: { base: '1', sm: 'none' }, paddingInline: { base: '3', sm: '5' } },
              }}
            >
              <Button asChild size="xl">
                <Link to={paths.dashboard} state={asNew}>
                  {words.start} <ArrowRight aria-hidden />
                </Link>
              </Button>
              <Button asChild size="xl" variant="outline">
                <Link to={paths.dashboard} state={asNew}>
                  {words.demo}
                </Link>
              </Button>
            </Flex>
            <Text mt="4" textStyle="meta" color="fg.muted">
              {words.free}{' '}
              <Box asChild color="neel.fg" textDecoration="underline">
                <Link to={paths.trial}>{words.trial}</Link>
              </Box>
            </Text>
          </Box>
          <HeroPaper />
        </Grid>
      </PageWidth>
    </Box>
  )
}
