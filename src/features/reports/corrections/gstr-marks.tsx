import { Button, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { gstr3bDue } from '#domain/gst/gstr1/period.ts'
import type { Period } from '#domain/periods.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'

const FileDialog = lazy(async () => ({
  default: (await import('../filed/file-dialog.tsx')).FileDialog,
}))

interface GstrMarksProps {
  question: string
  period: Period
  gstin: string
  /** The values to type on the portal for a GSTR-1A. */
  csvs: ReactNode
}

/** Says which of the two returns of a period is filed. */
export function GstrMarks({ question, period, gstin, csvs }: GstrMarksProps) {
  const { waiting } = useWords(corrections)
  const [asked, setAsked] = useState<'gstr1a' | 'gstr3b' | null>(null)
  const { firstDay, lastDay } = period
  const filing = firstDay.slice(0, 7) === lastDay.slice(0, 7) ? 'monthly' : 'quarterly'
  const due = gstr3bDue(filing, period)
  // The day for it has passed: the likely answer.
  const likely = due !== null && todayInIndia() <= due ? 'gstr1a' : 'gstr3b'
  const ways = [
    { form: 'gstr1a', title: waiting.open, about: waiting.openAbout, before: csvs },
    { form: 'gstr3b', title: waiting.filed, about: waiting.filedAbout, before: null },
  ] as const
  return (
    <>
      <Text as="h3" mt="3" fontWeight="600">
        {question}
      </Text>
      <SimpleGrid mt="3" columns={{ base: 1, md: 2 }} gap="3">
        {ways.map(({ form, title, about, before }) => (
          <Flex
            key={form}
            direction="column"
            align="start"
            gap="1"
            bg="bg.subtle"
            borderRadius="l2"
            p="4"
          >
            <Text fontWeight="600">{title}</Text>
            <Text textStyle="sm" color="fg.muted">
              {about}
            </Text>
            {before}
            <Button
              size="sm"
              {...(form !== likely && { variant: 'outline', bg: 'bg.panel' })}
              mt="auto"
              onClick={() => setAsked(form)}
            >
              {waiting[form]}
            </Button>
          </Flex>
        ))}
      </SimpleGrid>
      <Text mt="3" textStyle="meta" color="fg.muted">
        {waiting.gstin}
      </Text>
      {asked && (
        <Suspense fallback={null}>
          <FileDialog
            asked={{ form: asked, period: { firstDay, lastDay }, gstin }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
