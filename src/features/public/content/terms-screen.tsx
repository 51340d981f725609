import { product } from '#domain/product.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { ContentPage } from './content-page.tsx'
import { SupportMail } from './support-mail.tsx'
import { TemplateNotice } from './template-notice.tsx'

export function TermsScreen() {
  return (
    <ContentPage title="Terms" lead="What you may expect of us, and we of you, in plain words.">
      <TemplateNotice>
        Whoever hosts {product.name} adds their name and address, the law and the courts that apply,
        the limits of their liability, and the date from which these terms hold.
      </TemplateNotice>
      <h2>The service</h2>
      <p>
        {product.name} writes, keeps and prints invoices. It is free for now;{' '}
        <Link to={paths.pricing}>subscription plans are launching soon</Link>, and nothing is
        charged without your consent. It is provided as it is, and may change or pause. How much one
        account may change and mail in a day is limited.
      </p>
      <h2>Your account</h2>
      <p>
        You register with an email address of your own and keep your password to yourself. Tell us
        when you think that someone else has it.
      </p>
      <h2>Your invoices</h2>
      <p>
        You decide what an invoice says, and you answer for it: that the work was done, that the
        amounts are right, that you may use the client’s details. You do not use {product.name} for
        invoices that deceive, nor its mails for anything but your documents.
      </p>
      <h2>Tax</h2>
      <p>
        {product.name} works out GST from what you say of yourself, of your client and of each row.
        That is a help and no tax advice, and it files no returns. Ask your accountant what your
        invoices must show.
      </p>
      <h2>Numbers and records</h2>
      <p>
        Numbers are consecutive within a financial year. An issued invoice cannot be altered;
        deleting it cancels it, and the record is kept, as section 36 of the CGST Act asks of your
        books. <Link to={paths.privacy}>Privacy</Link> says what else is kept. All of it can be
        taken along as one file, PDFs included.
      </p>
      <h2>The software</h2>
      <p>
        The program itself is published under the MIT licence: anyone may run, read and change it.
      </p>
      <h2>Leaving</h2>
      <p>
        You may stop at any time: the settings hold a button that erases the account seven days
        later. Export everything before; who is registered for GST has to keep their books. For
        anything else write to <SupportMail />.
      </p>
    </ContentPage>
  )
}
