import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { ContentPage } from './content-page.tsx'

export function CareersScreen() {
  return (
    <ContentPage title="Careers" lead="There are no open positions at the moment.">
      <p>
        When there are, they will stand here, with the pay. Until then, what helps most is to hear
        what an invoice still costs you in time: <Link to={paths.contact}>write to us</Link>.
      </p>
    </ContentPage>
  )
}
