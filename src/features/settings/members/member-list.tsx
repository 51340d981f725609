import { chakra } from '@chakra-ui/react'
import { members } from '#languages/en/screens/members.ts'
import type { Member, Staff } from '#src/data/account/member-changes.ts'
import { useWords } from '#src/language/words.ts'
import { MemberRow } from './member-row.tsx'

export const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '4' } })

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
  const { owner } = staff
  return (
    <List aria-label={words.title}>
      <MemberRow person={{ ...owner, role: 'owner' }} isYou={owner.id === person} />
      {staff.members.map((member) => (
        <MemberRow
          key={member.id}
          person={member}
          isYou={member.id === person}
          {...(onChange && { onChange: () => onChange(member) })}
          {...(onRemove && { onRemove: () => onRemove(member) })}
        />
      ))}
    </List>
  )
}
