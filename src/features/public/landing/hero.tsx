import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { product } from '#domain/product.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { PageWidth } from '../../../ui/layout/page-width.tsx'
import { HeroPicture } from './hero-picture.tsx'

export function Hero() {
  return (
    <PageWidth py={{ base: '8', md: '12', lg: '16' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' }}
        gap={{ base: '10', lg: '14' }}
        alignItems="center"
      >
        <Box>
          <Text textStyle="label" color="neel.fg" fontWeight="600">
            Professional invoicing for India
          </Text>
          <Heading as="h1" mt="3" textStyle="display" textWrap="balance">
            Invoices as good as the work behind them
          </Heading>
          <Text
            mt="5"
            maxW="46ch"
            fontSize={{ base: '1.0625rem', md: 'lg' }}
            lineHeight="1.55"
            textWrap="pretty"
            color="fg.muted"
          >
            {product.name} numbers the invoice, adds it up and sets it as a PDF your client would
            file. In rupees, for freelancers and small businesses.
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
              <Link to={paths.dashboard}>
                Get Started <ArrowRight aria-hidden />
              </Link>
            </Button>
            <Button asChild size="xl" variant="outline">
              <Link to={paths.dashboard}>View Demo</Link>
            </Button>
          </Flex>
          <Text mt="4" textStyle="meta" color="fg.muted">
            Free to use. No card asked for.{' '}
            <Box asChild color="neel.fg" textDecoration="underline">
              <Link to={paths.trial}>Try it without an account</Link>
            </Box>
          </Text>
        </Box>
        <HeroPicture />
      </Grid>
    </PageWidth>
  )
}
