import { Text } from '@chakra-ui/react'
import { dayInIndia } from '#domain/dates.ts'
import { members } from '#languages/en/screens/members.ts'
import type { Waiting } from '#src/data/account/member-changes.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { ColumnCell, ColumnRow, TitleCell } from '#src/ui/layout/rows/column-list.tsx'
import { EntryButton } from '../entry-row.tsx'
import { RowActions } from './row-actions.tsx'

interface InvitationRowProps {
  invitation: Waiting
  onAgain: () => void
  onTakeBack: () => void
}

/** Somebody who was asked and has not accepted; after some days the link is over. */
export function InvitationRow({ invitation, onAgain, onTakeBack }: InvitationRowProps) {
  const words = useWords(members)
  const dates = useDates()
  const { email, role, endsAt } = invitation
  const isOver = new Date(endsAt) <= new Date()
  const day = dates.day(dayInIndia(new Date(endsAt)))
  return (
    <ColumnRow>
      <TitleCell>
        <Text fontWeight="600">{email}</Text>
      </TitleCell>
      <ColumnCell label={words.columns.role}>{words.roles[role]}</ColumnCell>
      <ColumnCell label={words.columns.state}>
        <Text as="span" color={isOver ? 'fg.error' : undefined}>
          {isOver ? words.over({ day }) : words.until({ day })}
        </Text>
      </ColumnCell>
      <RowActions>
        <EntryButton label={words.againFor({ email })} onClick={onAgain}>
          {words.again}
        </EntryButton>
        <EntryButton label={words.takeBackOf({ email })} onClick={onTakeBack}>
          {words.takeBack}
        </EntryButton>
      </RowActions>
    </ColumnRow>
  )
}
