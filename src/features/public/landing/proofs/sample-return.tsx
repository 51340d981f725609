import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { CircleCheck, FileDown } from 'lucide-react'
import { gstr1FileName } from '#domain/gst/gstr1/file.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import { sections as sectionWords } from '#languages/en/messages/sections.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { shownInvoice } from '../paper/shown-invoice.ts'
import { sections, taxMinor, totalMinor } from './return-sums.ts'

const columns = { base: '1fr 1fr', md: 'minmax(0, 1fr) 8.5rem 8rem' }

/** A sum, on a phone under its own label. */
function Sum({ label, minor }: { label: string; minor: number }) {
  return (
    <Box textAlign={{ md: 'end' }} whiteSpace="nowrap">
      <Text textStyle="meta" color="fg.muted" hideFrom="md">
        {label}
      </Text>
      {formatMoney(minor)}
    </Box>
  )
}

/** The return of a month, section by section, and what it is compared with. */
export function SampleReturn() {
  const words = useWords(gstReturns)
  const names = useWords(sectionWords)
  return (
    <Panel boxShadow="lg">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text textStyle="title">{words.gstr1.title}</Text>
        <Text textStyle="meta" color="fg.muted">
          {words.registration.label} {shownInvoice.business.taxId}
        </Text>
      </Flex>
      <Box mt="3" textStyle="number">
        <Grid
          templateColumns={columns}
          columnGap="4"
          textStyle="meta"
          color="fg.muted"
          display={{ base: 'none', md: 'grid' }}
          pb="2"
          aria-hidden
        >
          <span />
          <Text textAlign="end">{words.sections.taxable}</Text>
          <Text textAlign="end">{words.sections.tax}</Text>
        </Grid>
        <Box as="ul" listStyleType="none">
          {sections.map(({ name, count, valueMinor, taxMinor: tax }) => (
            <Grid
              as="li"
              key={name}
              templateColumns={columns}
              columnGap="4"
              py="2.5"
              borderTopWidth="1px"
            >
              <Text minW="0" fontWeight="600" gridColumn={{ base: '1 / -1', md: 'auto' }}>
                {names[name].title}{' '}
                <Text as="span" color="fg.muted" fontWeight="400">
                  {formatWhole(count)}
                </Text>
              </Text>
              <Sum label={words.sections.taxable} minor={valueMinor} />
              <Sum label={words.sections.tax} minor={tax} />
            </Grid>
          ))}
        </Box>
      </Box>
      <Flex gap="3" pt="3.5" borderTopWidth="2px" borderColor="fg">
        <Box color="fg.success" flexShrink="0" pt="0.5">
          <CircleCheck size={20} aria-hidden />
        </Box>
        <Text fontWeight="600" minW="0">
          {words.tie.ties({ amount: formatMoney(totalMinor), tax: formatMoney(taxMinor) })}
        </Text>
      </Flex>
      <Flex mt="2.5" gap="3" color="fg.muted" textStyle="meta" lang="en">
        <FileDown size={20} aria-hidden />
        <Text minW="0" overflowWrap="anywhere">
          {gstr1FileName(shownInvoice.business.taxId ?? '', '2026-12-05')}
        </Text>
      </Flex>
    </Panel>
  )
}
