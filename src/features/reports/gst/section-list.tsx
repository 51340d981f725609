import { Stack, Text } from '@chakra-ui/react'
import type { Gstr1 } from '#domain/gst/gstr1/rows.ts'
import type { SectionView } from '#domain/gst/gstr1/view.ts'
import { sections as sectionWords } from '#languages/en/messages/sections.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { SectionPanel } from './section-panel.tsx'

interface SectionListProps {
  sections: SectionView[]
  made: Gstr1
  /**
   * Set when only invoices are furnished, before the quarter ends: a missing section is no news
   * then.
   */
  isPart: boolean
}

/** Each section that has something; of the rest the names. */
export function SectionList({ sections, made, isPart }: SectionListProps) {
  const { sections: words } = useWords(gstReturns)
  const names = useWords(sectionWords)
  const full = sections.filter(({ count }) => count > 0)
  const empty = sections.filter(({ count }) => count === 0)
  return (
    <Stack gap="3">
      {full.length > 0 && (
        <Panel title={words.title} pb={{ base: '1', md: '2' }}>
          {full.map((section) => (
            <SectionPanel key={section.name} section={section} made={made} />
          ))}
        </Panel>
      )}
      {!isPart && empty.length > 0 && (
        <Text color="fg.muted" textStyle="sm">
          {words.nothingIn({
            names: empty.map(({ name }) => names[name].title).join(' · '),
          })}
        </Text>
      )}
    </Stack>
  )
}
