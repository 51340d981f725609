import { CODE_EXPIRY_MINUTES } from '#domain/people.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { ContentPage } from './content-page.tsx'
import { SupportMail } from './support-mail.tsx'

export function SupportScreen() {
  return (
    <ContentPage title="Support" lead="The questions that come up first, answered.">
      <h2>The code did not arrive</h2>
      <p>
        Look in the spam folder, and check the address for a slip of a key. A code is good for{' '}
        {CODE_EXPIRY_MINUTES} minutes; after a minute you can ask for a new one with “Resend code”,
        and only the newest counts. If none comes, the address may already have an account: try{' '}
        <Link to={paths.forgotPassword}>resetting the password</Link>.
      </p>
      <h2>I forgot my password</h2>
      <p>
        Enter your email under <Link to={paths.forgotPassword}>Forgot password</Link>. The mail
        brings a code and a link; either one leads to a new password. You are then signed out
        everywhere else.
      </p>
      <h2>An invoice is wrong</h2>
      <p>
        An issued invoice is not edited, so that what your client holds and what you hold stay the
        same. Revise it: you get a draft of it, and issuing that cancels the original. Where only a
        part is to be taken back, make a credit note. Deleting cancels the invoice: it leaves your
        lists and totals, and its number is never used again. The message that follows offers “Undo”
        for a few seconds.
      </p>
      <h2>Which exchange rate is used?</h2>
      <p>
        The one you give. For an invoice in another currency the form offers the rate of your last
        one in it, which is also taken where you leave the field empty; the invoice keeps it for
        good. Where no rate is known, it shows that currency only and is left out of the totals in
        rupees.
      </p>
      <h2>The PDF shows □ in place of a character</h2>
      <p>
        The PDF prints Latin letters, the scripts of ten Indian languages, figures and the usual
        signs, ₹ among them. Emoji and other scripts are not there. The form tells you before you
        create the invoice.
      </p>
      <h2>Is there an API?</h2>
      <p>
        Yes: everything the app does with invoices can be done over HTTP. It is{' '}
        <Link to={paths.apiDocs}>described here</Link>, and can be tried on that page.
      </p>
      <h2>Something else</h2>
      <p>
        Write to <SupportMail />, with the invoice number if there is one. Never send a password or
        a code.
      </p>
    </ContentPage>
  )
}
