import { Badge, Text } from '@chakra-ui/react'
import { dayInIndia } from '#domain/dates.ts'
import type { Role } from '#domain/people/members.ts'
import { members } from '#languages/en/screens/members.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { EntryButton, EntryRow } from '../entry-row.tsx'

interface MemberRowProps {
  person: { name: string; email: string; role: Role; since?: string }
  isYou: boolean
  /** Both absent where it is not the reader's to change. */
  onChange?: () => void
  onRemove?: () => void
}

/** Somebody who works for the business, and since when. */
export function MemberRow({ person, isYou, onChange, onRemove }: MemberRowProps) {
  const words = useWords(members)
  const dates = useDates()
  const { name, email, role, since } = person
  return (
    <EntryRow
      title={name}
      beside={
        <>
          <Badge>{words.roles[role]}</Badge>
          {isYou && <Badge colorPalette="green">{words.you}</Badge>}
        </>
      }
      actions={
        onChange &&
        onRemove && (
          <>
            <EntryButton label={words.changeOf({ name })} onClick={onChange}>
              {words.change}
            </EntryButton>
            <EntryButton label={words.removeOne({ name })} onClick={onRemove}>
              {words.remove}
            </EntryButton>
          </>
        )
      }
    >
      <Text>{email}</Text>
      {since && <Text>{words.since({ day: dates.day(dayInIndia(new Date(since))) })}</Text>}
    </EntryRow>
  )
}
