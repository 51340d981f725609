import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { documentView } from '#domain/document/view/document-view.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useLanguage, useWords } from '#src/language/words.ts'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import { QrCode } from '../paper/qr-code.tsx'
import { shownInvoice } from '../paper/shown-invoice.ts'

function Key({ main = false, children }: { main?: boolean; children: ReactNode }) {
  return (
    <Flex
      h="11"
      align="center"
      justify="center"
      borderRadius="l2"
      borderWidth="1px"
      fontWeight="600"
      {...(main && { bg: 'neel.solid', color: 'neel.contrast', borderColor: 'transparent' })}
    >
      {children}
    </Flex>
  )
}

/** A picture of the client's page: its buttons are none here. */
export function ClientPhone() {
  const { picture } = useWords(landingBelow).proofs.client
  const words = useDocumentWords(useLanguage()) ?? english
  const { name, seller, headline, pay } = documentView(shownInvoice, words)
  const { labels } = words.page
  return (
    <Box
      role="img"
      aria-label={picture}
      w="full"
      maxW="20rem"
      mx="auto"
      p="4"
      pt="5"
      borderRadius="36px"
      borderWidth="8px"
      borderColor="border.emphasized"
      bg="bg.panel"
      boxShadow="lg"
    >
      <Box aria-hidden>
        <Text fontWeight="600">
          {name}{' '}
          <Text as="span" color="fg.muted" fontWeight="400">
            {words.page.from(seller.name)}
          </Text>
        </Text>
        <Text mt="4" textStyle="meta" color="fg.muted">
          {headline.label}
        </Text>
        <Text textStyle="amount.xl">{headline.figure.main}</Text>
        <Text mb="4" color="fg.muted">
          {words.page.due(words.day(shownInvoice.dueDate), 1)}
        </Text>
        {pay.upi && (
          <>
            <Key main>{labels.openUpiApp}</Key>
            <Flex my="4" justify="center">
              <Box bg="white" borderRadius="l2" p="1">
                <QrCode text={pay.upi.link} label={pay.upi.label} size="44" />
              </Box>
            </Flex>
            <Flex justify="space-between" gap="3" py="2.5" borderBlockWidth="1px" mb="4">
              <Text color="fg.muted">{labels.upiId}</Text>
              <Text fontWeight="600" overflowWrap="anywhere">
                {pay.upi.value}
              </Text>
            </Flex>
          </>
        )}
        <Key>{labels.iHavePaid}</Key>
      </Box>
    </Box>
  )
}
