import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePageTitle } from '#src/ui/layout/page-title.ts'
import { PageWidth } from '#src/ui/layout/page-width.tsx'

interface ContentPageProps {
  title: string
  lead: ReactNode
  children?: ReactNode
  /** For things side by side. */
  wide?: boolean
}

/** Plain HTML inside: the frame gives headings, paragraphs, lists and links their looks. */
const prose = {
  fontSize: '1rem',
  lineHeight: '1.65rem',
  color: 'fg.muted',
  overflowWrap: 'break-word',
  '& h2': {
    mt: '9',
    fontSize: '1.1875rem',
    lineHeight: '1.625rem',
    fontWeight: '650',
    letterSpacing: '-0.01em',
    color: 'fg',
  },
  '& p': { mt: '3' },
  '& ul': { mt: '3', ps: '5', listStyleType: 'disc' },
  '& li + li': { mt: '1.5' },
  '& pre': {
    mt: '3',
    p: '3',
    fontFamily: 'mono',
    fontSize: 'sm',
    lineHeight: '1.5',
    bg: 'bg.subtle',
    color: 'fg',
    borderRadius: 'l1',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& strong': { color: 'fg', fontWeight: '600' },
  '& a:not([class])': {
    color: 'neel.fg',
    borderRadius: 'l1',
    textDecoration: 'underline',
    textDecorationColor: 'currentColor/40',
    textUnderlineOffset: '3px',
  },
} as const

/** One column to read: about, support, legal and their like. */
export function ContentPage({ title, lead, children, wide = false }: ContentPageProps) {
  usePageTitle(title)
  return (
    <PageWidth py={{ base: '8', md: '16' }}>
      <Box as="article" maxW={wide ? '920px' : '680px'} mx="auto">
        <Heading
          as="h1"
          textStyle="heading"
          fontSize={{ base: '2rem', md: '2.5rem' }}
          lineHeight="1.15"
        >
          {title}
        </Heading>
        <Text mt="3" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.6" textWrap="pretty">
          {lead}
        </Text>
        <Box mt="6" css={prose}>
          {children}
        </Box>
      </Box>
    </PageWidth>
  )
}
