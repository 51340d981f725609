import { shell } from '#languages/en/screens/shell.ts'
import { useWords } from '../../language/words.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PlaceList } from '../../ui/layout/rows/place-list.tsx'
import { navItems } from './nav-items.ts'

const items = navItems.filter(({ only }) => only === 'sidebar')

/** The destinations for which a phone's bar has no space. */
export function MoreScreen() {
  const { ways } = useWords(shell)
  const places = items.map(({ label, to, icon }) => ({ label: ways[label], to, icon }))
  return (
    <>
      <PageHeader title={ways.more} />
      <PlaceList label={ways.morePlaces} places={places} />
    </>
  )
}
