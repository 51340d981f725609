import { Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Export } from '#domain/exports/export.ts'
import { exports } from '#languages/en/screens/exports.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useWords } from '#src/language/words.ts'
import { Pagination } from '#src/ui/layout/pagination.tsx'
import { ExportCard } from './export-card.tsx'

const PAGE = 25

/** The exports of a year, the latest first, page by page. */
export function ExportCards({ invoices }: { invoices: readonly Export[] }) {
  const { card: words } = useWords(exports)
  const { lines } = useWords(registers)
  const [asked, setPage] = useState(1)
  const totalPages = Math.ceil(invoices.length / PAGE)
  const page = Math.min(asked, totalPages)
  const from = (page - 1) * PAGE
  const shown = invoices.toReversed().slice(from, from + PAGE)
  return (
    <Stack as="section" gap="3" aria-label={words.list}>
      <Heading as="h2" textStyle="title">
        {words.list}
      </Heading>
      <Text color="fg.muted" maxW="70ch" mt="-2">
        {words.closing}
      </Text>
      {shown.map((invoice) => (
        <ExportCard key={invoice.id} invoice={invoice} />
      ))}
      {totalPages > 1 && (
        <Pagination
          page={page}
          totalPages={totalPages}
          onChange={setPage}
          summary={lines.shown({
            from: from + 1,
            to: from + shown.length,
            count: invoices.length,
          })}
        />
      )}
    </Stack>
  )
}
