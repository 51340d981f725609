import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PlaceList } from '../../ui/layout/place-list.tsx'
import { navItems } from './nav-items.ts'

const places = navItems
  .filter(({ only }) => only === 'sidebar')
  .map(({ label, to, icon }) => ({ label, to, icon }))

/** Where a phone goes for what its bar has no place for. */
export function MoreScreen() {
  return (
    <>
      <PageHeader title="More" />
      <PlaceList label="More places" places={places} />
    </>
  )
}
