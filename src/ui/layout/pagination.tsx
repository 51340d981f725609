import { Center, Flex, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { kit } from '#languages/en/screens/kit.ts'
import { useWords } from '../../language/words.ts'
import { PageLink } from './page-link.tsx'
import { pageShape } from './page-shape.ts'

export interface PaginationProps {
  page: number
  totalPages: number
  onChange: (page: number) => void
  /** Makes the numbers links, so that a page opens in a new tab; a plain click stays with onChange. */
  hrefFor?: (page: number) => string
  /** Such as "Showing 1-5 of 23 invoices". */
  summary?: string
}

export function Pagination({ page, totalPages, onChange, hrefFor, summary }: PaginationProps) {
  const { pages } = useWords(kit)
  if (totalPages <= 1) return null
  const link = (target: number) => ({ target, onChange, href: hrefFor?.(target) })

  return (
    <Flex
      as="nav"
      aria-label={pages.label}
      wrap="wrap"
      align="center"
      justify={{ base: 'center', md: 'space-between' }}
      gap="3"
    >
      {summary && (
        <Text textStyle="meta" color="fg.muted" aria-live="polite">
          {summary}
        </Text>
      )}
      <Flex align="center" gap={{ base: '0', md: '1' }} maxW="full" ms={{ md: 'auto' }}>
        <PageLink {...link(page - 1)} label={pages.previous} step disabled={page <= 1}>
          <ChevronLeft aria-hidden />
        </PageLink>
        {pageShape(page, totalPages).map((slot, index) =>
          slot === 'gap' ? (
            <Center
              key={index === 1 ? 'first gap' : 'last gap'}
              minW={{ base: '4', md: '9' }}
              color="fg.muted"
              aria-hidden
            >
              …
            </Center>
          ) : (
            <PageLink
              key={slot}
              {...link(slot)}
              label={pages.page({ page: slot })}
              current={slot === page}
            >
              {slot}
            </PageLink>
          ),
        )}
        <PageLink {...link(page + 1)} label={pages.next} step disabled={page >= totalPages}>
          <ChevronRight aria-hidden />
        </PageLink>
      </Flex>
    </Flex>
  )
}
