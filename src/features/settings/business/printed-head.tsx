import { Box, Flex, Image, Text } from '@chakra-ui/react'
import { sellerLines } from '#domain/document/view/parties.ts'
import type { Business } from '#domain/people/kept-business.ts'
import { sheet } from '#languages/en/documents/sheet.ts'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

/** The head of the business's documents, as an English one prints it. */
export function PrintedHead({ business }: { business: Business }) {
  const { printed: words } = useWords(businessSettings)
  return (
    <Panel title={words.title}>
      {/* A picture: the list above says the same in words. */}
      <Box
        role="img"
        aria-label={words.title}
        p={{ base: '4', md: '6' }}
        bg="paper.bg"
        color="paper.fg"
        borderWidth="1px"
        borderRadius="l2"
      >
        {business.logo ? (
          <Image src={business.logo} alt="" maxW="226px" maxH="68px" mb="4" />
        ) : (
          <Flex
            display="inline-flex"
            align="center"
            mb="4"
            px="4"
            h="11"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="paper.fg"
            opacity="0.7"
            borderRadius="l2"
            textStyle="meta"
          >
            {words.noLogo}
          </Flex>
        )}
        <Text fontSize="1.25rem" fontWeight="600" lineHeight="1.875rem" overflowWrap="anywhere">
          {business.name}
        </Text>
        <Text
          lang="en-IN"
          textStyle="meta"
          opacity="0.75"
          lineHeight="1.6"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {sellerLines({ ...business, signature: null }, sheet).join('\n')}
        </Text>
      </Box>
    </Panel>
  )
}
