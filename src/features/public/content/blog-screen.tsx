import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { ContentPage } from './content-page.tsx'

export function BlogScreen() {
  return (
    <ContentPage title="Blog" lead="Nothing has been published yet.">
      <p>
        Looking for help rather than for reading? <Link to={paths.support}>Support</Link> answers
        the first questions, and <Link to={paths.about}>About</Link> tells what this is.
      </p>
    </ContentPage>
  )
}
