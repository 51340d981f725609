import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PlaceList } from '../../ui/layout/place-list.tsx'
import { reportPlaces } from './report-places.ts'

/** What is drawn up for the accountant, the portal and oneself, once a month. */
export function ReportListScreen() {
  return (
    <>
      <PageHeader title="Reports" subtitle="What the month was, for you and your accountant" />
      <PlaceList label="Reports" places={reportPlaces} />
    </>
  )
}
