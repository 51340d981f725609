import { Box } from '@chakra-ui/react'
import { dayInIndia } from '#domain/dates.ts'
import type { Role } from '#domain/people/members.ts'
import { members } from '#languages/en/screens/members.ts'
import type { Member, Staff } from '#src/data/account/member-changes.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { ColumnList } from '#src/ui/layout/rows/column-list.tsx'
import { MemberRow } from './member-row.tsx'

/** The tracks that members and invitations share, so that both stand in the same columns. */
export const memberColumns = 'minmax(12rem, 1fr) 7rem 10rem 13.5rem'

interface MemberListProps {
  staff: Staff
  /** The id of who reads. */
  person: string
  onChange?: (member: Member) => void
  onRemove?: (member: Member) => void
}

/** The owner, and the members below. */
export function MemberList({ staff, person, onChange, onRemove }: MemberListProps) {
  const words = useWords(members)
  const dates = useDates()
  const { owner } = staff
  const heads = [words.columns.who, words.columns.role, words.columns.since]
  const roleText = (role: Role) => words.roles[role]
  return (
    <Box mx={{ lg: '-5' }}>
      <ColumnList
        label={words.title}
        columns={memberColumns}
        heads={heads.map((text) => ({ text }))}
        isBare
      >
        <MemberRow person={owner} role={roleText('owner')} isYou={owner.id === person} />
        {staff.members.map((member) => (
          <MemberRow
            key={member.id}
            person={member}
            role={roleText(member.role)}
            since={dates.day(dayInIndia(new Date(member.since)))}
            isYou={member.id === person}
            {...(onChange && { onChange: () => onChange(member) })}
            {...(onRemove && { onRemove: () => onRemove(member) })}
          />
        ))}
      </ColumnList>
    </Box>
  )
}
