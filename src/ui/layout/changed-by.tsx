import { Text } from '@chakra-ui/react'
import { kit } from '#languages/en/screens/kit.ts'
import { useDates } from '../../language/days/use-dates.ts'
import { useWords } from '../../language/words.ts'

/** Says who changed something for the last time; nothing where nobody is named. */
export function ChangedBy({ change }: { change: { name: string; day: string } | null }) {
  const { changedBy } = useWords(kit)
  const dates = useDates()
  if (change === null) return null
  return (
    <Text mt="4" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
      {changedBy({ name: change.name, day: dates.day(change.day) })}
    </Text>
  )
}
