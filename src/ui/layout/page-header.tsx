import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { NoticePlace } from '../feedback/lost/told-together.ts'
import { Link } from './link.tsx'
import { usePageTitle } from './page-title.ts'

export interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  /** A word or two beside the title. */
  aside?: ReactNode
  /** Buttons and toggles; the primary action comes last. */
  actions?: ReactNode
  /** Keeps the one short action at the right of the title, also on a phone, where the subtitle has the next line. */
  beside?: boolean
}

export function PageHeader({ title, subtitle, aside, actions, beside }: PageHeaderProps) {
  usePageTitle(title)
  return (
    <>
      <Flex
        as="header"
        wrap="wrap"
        align="flex-start"
        justify="space-between"
        columnGap={{ base: '3', md: '6' }}
        rowGap={{ base: beside ? '1' : '4', md: '4' }}
        mb={{ base: '5', md: '6' }}
      >
        <Box
          minW="0"
          flex={beside ? '1 1 9rem' : undefined}
          display={beside ? { base: 'contents', md: 'block' } : undefined}
        >
          <Flex align="baseline" columnGap="3" wrap="wrap" minW="0">
            <Heading as="h1" textStyle="heading" overflowWrap="anywhere">
              {title}
            </Heading>
            {aside}
          </Flex>
          {subtitle && (
            <Box
              {...(beside && { order: { base: '1', md: '0' }, w: { base: 'full', md: 'auto' } })}
              mt="1"
              color="fg.muted"
              textStyle="body"
              fontVariantNumeric="tabular-nums"
            >
              {subtitle}
            </Box>
          )}
        </Box>
        {actions && (
          <Flex
            wrap="wrap"
            align="center"
            gap="3"
            // Three take more than a line of a phone, and then all of it.
            css={{ '&:has(> * + * + *) > *': { flexGrow: { base: '1', sm: '0' } } }}
          >
            {actions}
          </Flex>
        )}
      </Flex>
      <PageNoticePlace />
    </>
  )
}

/** Where the notice of the page stands; a later one on the screen takes it from the header. */
export const PageNoticePlace = () => <Box ref={use(NoticePlace)} _empty={{ display: 'none' }} />

interface BackLinkProps {
  to: string
  children: string
}

/** Leads from one document to the list that holds it; stands above the header. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button asChild variant="ghost" size="sm" ms="-3" mt="-2" color="fg.muted" maxW="full">
      <Link to={to}>
        <ArrowLeft aria-hidden /> <Text truncate>{children}</Text>
      </Link>
    </Button>
  )
}
