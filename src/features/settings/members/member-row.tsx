import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { members } from '#languages/en/screens/members.ts'
import { useWords } from '#src/language/words.ts'
import { ColumnCell, ColumnRow, TitleCell } from '#src/ui/layout/rows/column-list.tsx'
import { EntryButton } from '../entry-row.tsx'
import { RowActions } from './row-actions.tsx'

interface MemberRowProps {
  person: { name: string; email: string }
  role: string
  /** The day on which they accepted; none of the owner. */
  since?: string
  isYou: boolean
  /** Both absent where it is not the reader's to change. */
  onChange?: () => void
  onRemove?: () => void
}

/** Somebody who works for the business, and since when. */
export function MemberRow({ person, role, since, isYou, onChange, onRemove }: MemberRowProps) {
  const words = useWords(members)
  const { name, email } = person
  return (
    <ColumnRow>
      <TitleCell>
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="600">{name}</Text>
          {isYou && <Badge colorPalette="green">{words.you}</Badge>}
        </Flex>
        <Text textStyle="meta" color="fg.muted">
          {email}
        </Text>
      </TitleCell>
      <ColumnCell label={words.columns.role}>{role}</ColumnCell>
      <ColumnCell label={words.columns.since} isWide={!since}>
        {since ?? (
          <Box as="span" color="fg.muted" aria-hidden>
            –
          </Box>
        )}
      </ColumnCell>
      <RowActions>
        {onChange && onRemove && (
          <>
            <EntryButton label={words.changeOf({ name })} onClick={onChange}>
              {words.change}
            </EntryButton>
            <EntryButton label={words.removeOne({ name })} onClick={onRemove}>
              {words.remove}
            </EntryButton>
          </>
        )}
      </RowActions>
    </ColumnRow>
  )
}
