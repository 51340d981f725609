import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { ChevronDown, FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import type { SectionView } from '#domain/gst/gstr1/view.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import { sections as sectionWords } from '#languages/en/messages/sections.ts'
import { places } from '#languages/en/names/places.ts'
import { returns } from '#languages/en/names/returns.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { saveFile } from '#src/lib/files/save-file.ts'
import { gstr1Table } from '#tables/gstr1.ts'
import { DocumentTable } from './document-table.tsx'
import { RowTable } from './row-table.tsx'

/** Sections that tell documents one by one: their rows are the documents. */
const byDocument = ['b2b', 'b2cl', 'exp', 'cdnr', 'cdnur']

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Box textAlign={{ base: 'start', md: 'end' }} minW={{ md: '8rem' }}>
      <Text as="dt" textStyle="meta" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textStyle="amount">
        {value}
      </Text>
    </Box>
  )
}

/** A section with its sums; what it is made of comes when it is opened. */
export function SectionPanel({ section, made }: { section: SectionView; made: Gstr1 }) {
  const { name, count, sum, documents } = section
  const { title, about } = useWords(sectionWords)[name]
  const { sections: words } = useWords(gstReturns)
  const [open, setOpen] = useState(false)
  const bodyId = useId()
  const titleId = useId()
  const saveCsv = async () => {
    const { gstr1Csv, gstr1CsvName } = await import('#tables/gstr1-csv.ts')
    const type = 'text/csv;charset=utf-8'
    saveFile(new Blob([gstr1Csv(made, name)], { type }), gstr1CsvName(made, name))
  }
  const names = { returns: useWords(returns), states: useWords(places).states }
  const table = open && !byDocument.includes(name) ? gstr1Table(made, name, names) : null
  const csv = (
    <Button
      size="sm"
      variant="outline"
      aria-label={words.csvOf({ title })}
      onClick={() => void saveCsv()}
    >
      <FileDown aria-hidden /> {words.csv}
    </Button>
  )
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" py="3.5">
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        align={{ lg: 'center' }}
        justify="space-between"
        gap="4"
      >
        <Box minW="0" flex={{ lg: '1 1 0' }}>
          <Text as="h3" id={titleId} fontWeight="600">
            {title}{' '}
            <Text as="span" color="fg.muted" fontWeight="400">
              {formatWhole(count)}
            </Text>
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {about}
          </Text>
        </Box>
        <Flex gap="4" justify="space-between" align={{ base: 'end', lg: 'center' }}>
          {sum && (
            <Flex as="dl" gap={{ base: '4', md: '6' }} wrap="wrap">
              <Figure
                label={name === 'exemp' ? words.value : words.taxable}
                value={formatMoney(sum.taxableMinor)}
              />
              {name !== 'exemp' && <Figure label={words.tax} value={formatMoney(taxOf(sum))} />}
            </Flex>
          )}
          <Flex gap="2" flexShrink="0" ms="auto">
            <Box hideBelow="md">{csv}</Box>
            <Button
              size="sm"
              variant="outline"
              aria-expanded={open}
              aria-controls={open ? bodyId : undefined}
              aria-label={open ? words.hideOne({ title }) : words.showOne({ title })}
              onClick={() => setOpen(!open)}
            >
              {open ? words.hide : words.show}
              <Box as="span" transform={open ? 'rotate(180deg)' : undefined}>
                <ChevronDown size={16} aria-hidden />
              </Box>
            </Button>
          </Flex>
        </Flex>
      </Flex>
      {open && (
        <Box id={bodyId} mt="4">
          <Box hideFrom="md" mb="3">
            {csv}
          </Box>
          {table && <RowTable title={title} table={table} />}
          {documents.length > 0 && (
            <Box mt={table ? '5' : '0'}>
              <DocumentTable title={title} documents={documents} />
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}
