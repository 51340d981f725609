import { Text } from '@chakra-ui/react'
import { kit } from '#languages/en/screens/kit.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { useWords } from '../../language/words.ts'

/** Says who changed something for the last time; nothing where nobody is named. */
export function ChangedBy({
  change,
  mt = '4',
}: {
  change: { name: string; day: string } | null | undefined
  mt?: '1' | '4'
}) {
  const { changedBy } = useWords(kit)
  const dates = useDates()
  if (!change) return null
  return (
    <Text mt={mt} textStyle="meta" color="fg.muted" overflowWrap="anywhere">
      {changedBy({ name: change.name, day: dates.day(change.day) })}
    </Text>
  )
}
