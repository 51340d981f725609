import { reportList } from '#languages/en/screens/report-list.ts'
import { useWords } from '../../language/words.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PlaceList } from '../../ui/layout/place-list.tsx'
import { reportPlaces } from './report-places.ts'

/** The monthly reports for the accountant, the portal and oneself. */
export function ReportListScreen() {
  const words = useWords(reportList)
  const places = reportPlaces.map(({ name, ...place }) => ({ ...place, ...words.places[name] }))
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <PlaceList label={words.title} places={places} />
    </>
  )
}
