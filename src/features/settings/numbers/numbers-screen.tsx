import { Stack } from '@chakra-ui/react'
import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useBusiness, useNumbering } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { NoBusiness } from '../no-business.tsx'
import { NumberingPanel } from './numbering-panel.tsx'
import { OtherSeries } from './other-series.tsx'

export function NumbersScreen() {
  const { numbers: words } = useWords(businessSettings)
  const { data: business } = useBusiness()
  // Asked together with the business, not behind it.
  const { data: numbering, error } = useNumbering()
  if (business === null) return <NoBusiness title={words.title} about={words.about} />
  return (
    <Stack gap="4">
      <NumberingPanel />
      {(numbering || !error) && <OtherSeries numbering={numbering} />}
    </Stack>
  )
}
