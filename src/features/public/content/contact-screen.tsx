import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { ContentPage } from './content-page.tsx'
import { SupportMail } from './support-mail.tsx'

export function ContactScreen() {
  return (
    <ContentPage title="Contact" lead="One address for everything, read by people.">
      <h2>Write to us</h2>
      <p>
        <SupportMail />
      </p>
      <p>
        If it is about an invoice, name its number. If something went wrong, say what you pressed
        and what the page said. Never send a password or a code.
      </p>
      <h2>You received an invoice?</h2>
      <p>
        It comes from the business named under “Bill From”, not from us. They can answer questions
        about it, correct it and confirm your payment.
      </p>
      <h2>Before you write</h2>
      <p>
        <Link to={paths.support}>Support</Link> answers the questions that come up first.
      </p>
    </ContentPage>
  )
}
