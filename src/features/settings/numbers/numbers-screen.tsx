import { businessSettings } from '#languages/en/screens/business-settings.ts'
import { useBusiness, useNumbering } from '#src/data/business.ts'
import { useWords } from '#src/language/words.ts'
import { NoBusiness } from '../no-business.tsx'
import { NumberingPanel } from './numbering-panel.tsx'

export function NumbersScreen() {
  const { numbers: words } = useWords(businessSettings)
  const { data: business } = useBusiness()
  // Asked together with the business, not behind it.
  useNumbering()
  return business === null ? <NoBusiness about={words.about} /> : <NumberingPanel />
}
