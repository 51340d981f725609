import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { content } from '#languages/en/screens/content.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ContentPage } from './content-page.tsx'
import { Section } from './section.tsx'

export function PricingScreen() {
  const { title, lead, until, included, start, plans, limit } = useWords(content).pricing
  return (
    <ContentPage title={title} lead={lead}>
      <Panel p={{ base: '5', md: '8' }} boxShadow="md" color="fg">
        <Flex align="baseline" gap="2">
          <Text m="0" textStyle="amount.xl" as="span">
            ₹0
          </Text>
          <Text as="span" color="fg.muted">
            {until}
          </Text>
        </Flex>
        <Box as="div" mt="5" display="grid" gap="2.5" role="list">
          {Object.entries(included).map(([key, text]) => (
            <Flex key={key} role="listitem" align="flex-start" gap="3">
              <Box
                color="green.fg"
                flexShrink="0"
                h="1lh"
                display="grid"
                placeItems="center"
                aria-hidden
              >
                <Check size={18} />
              </Box>
              {text}
            </Flex>
          ))}
        </Box>
        <Button asChild mt="6" size="lg">
          <Link to={paths.dashboard}>{start}</Link>
        </Button>
      </Panel>
      <Section {...plans} />
      <Section {...limit} />
    </ContentPage>
  )
}
