import { Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

/** A page that says one thing, for somebody who came by a link of a mail; nothing lists it. */
export const PageCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel w="full" maxW="460px" p={{ base: '6', md: '10' }} boxShadow="md">
    <Heading as="h1" textStyle="heading" overflowWrap="anywhere">
      {title}
    </Heading>
    {children}
  </Panel>
)

export const CardPage = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <Flex lang={lang} justify="center" px="4" py={{ base: '10', md: '20' }}>
    {/* The address is a secret of whoever got the mail. */}
    <meta name="robots" content="noindex" />
    {children}
  </Flex>
)
