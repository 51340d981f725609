import { Button, Stack, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import type { Draft } from '#domain/document/draft.ts'
import type { NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { valuesOf } from '../invoice-form-values.ts'
import { differencesOf } from './draft-differences.ts'
import { DraftNotice } from './draft-notice.tsx'

/** How many differences are shown; the rest is counted. */
const MOST = 4

interface DraftMeetingProps {
  other: Draft
  /** The version that the form shows here. */
  mine: NewInvoiceInput
  noticeRef: Ref<HTMLDivElement>
  onKeep: () => void
  onTake: () => void
}

/** Two edited one draft: both versions are offered, and none is lost before somebody has chosen. */
export function DraftMeeting({ other, mine, noticeRef, onKeep, onTake }: DraftMeetingProps) {
  const words = useWords(editorDraft)
  const { met } = words
  const dates = useDates()
  const quoted = (text: string) => (text === '' ? met.empty : `“${text}”`)
  const differences = differencesOf(words, mine, valuesOf(other.content))
  const more = differences.length - MOST
  return (
    <DraftNotice
      title={met.title({ at: dates.instant(other.updatedAt) })}
      noticeRef={noticeRef}
      actions={
        <>
          <Button size="sm" onClick={onKeep}>
            {met.mine}
          </Button>
          <Button size="sm" variant="outline" onClick={onTake}>
            {met.other}
          </Button>
        </>
      }
    >
      <Stack as="ul" gap="1" ps="5" listStyleType="disc" textStyle="meta" color="fg.muted">
        {differences.slice(0, MOST).map(({ label, mine: here, other: there }) => (
          <li key={label}>
            <Text lineClamp={2} overflowWrap="anywhere">
              {met.difference({ field: label, here: quoted(here), there: quoted(there) })}
            </Text>
          </li>
        ))}
        {more > 0 && <li>{met.more({ count: more })}</li>}
      </Stack>
    </DraftNotice>
  )
}
