import { Button, Stack, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import type { NewInvoiceInput } from '#domain/document/new-invoice.ts'
import type { Draft } from '#domain/draft.ts'
import { formatInstant } from '#domain/instants.ts'
import { valuesOf } from '../invoice-form-values.ts'
import { differencesOf } from './draft-differences.ts'
import { DraftNotice } from './draft-notice.tsx'

/** How many differences are shown; the rest is counted. */
const MOST = 4

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`)

interface DraftMeetingProps {
  other: Draft
  /** What the form shows here. */
  mine: NewInvoiceInput
  noticeRef: Ref<HTMLDivElement>
  onKeep: () => void
  onTake: () => void
}

/** Two edited one draft: both versions are offered, and none is lost before somebody has chosen. */
export function DraftMeeting({ other, mine, noticeRef, onKeep, onTake }: DraftMeetingProps) {
  const differences = differencesOf(mine, valuesOf(other.content))
  const more = differences.length - MOST
  return (
    <DraftNotice
      title={`This draft was changed in another tab or on another device on ${formatInstant(other.updatedAt)}.`}
      noticeRef={noticeRef}
      actions={
        <>
          <Button size="sm" onClick={onKeep}>
            Keep mine
          </Button>
          <Button size="sm" variant="outline" onClick={onTake}>
            Take the other
          </Button>
        </>
      }
    >
      <Stack as="ul" gap="1" ps="5" listStyleType="disc" textStyle="meta" color="fg.muted">
        {differences.slice(0, MOST).map(({ label, mine: here, other: there }) => (
          <li key={label}>
            <Text lineClamp={2} overflowWrap="anywhere">
              {label}: {quoted(here)} here, {quoted(there)} there
            </Text>
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? 'One more difference' : `${more} more differences`}</li>}
      </Stack>
    </DraftNotice>
  )
}
