import { product } from '#domain/product.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { ContentPage } from './content-page.tsx'

export function AboutScreen() {
  return (
    <ContentPage
      title={`About ${product.name}`}
      lead={`A bahi is the red account book that Indian shops have kept for centuries: one line for each deal, nothing torn out. ${product.name} is that book, for invoices.`}
    >
      <h2>Who it is for</h2>
      <p>
        Freelancers and small businesses in India who would rather do the work than the paperwork:
        designers, consultants, workshops, shops.
      </p>
      <h2>What it holds to</h2>
      <ul>
        <li>
          <strong>Exact.</strong> Amounts are counted in whole paise. Numbers run without gaps
          through each financial year.
        </li>
        <li>
          <strong>Honest.</strong> What is not built yet is not advertised. An exchange rate nobody
          gave is not made up.
        </li>
        <li>
          <strong>Yours.</strong> Your rows are kept to you by the database itself. There is no
          tracking and no advertising.
        </li>
        <li>
          <strong>Open.</strong> The software is published under the MIT licence, and anyone may run
          it on their own.
        </li>
      </ul>
      <h2>Where it stands</h2>
      <p>
        {product.name} is young. Invoices with GST, estimates, credit notes, payments, reminders,
        what repeats, your books of clients and items, and the reports of a month work today. It
        draws up your GSTR-1. It files no returns: ask your accountant what your invoices must show.
      </p>
      <p>
        Questions? <Link to={paths.contact}>Write to us</Link>.
      </p>
    </ContentPage>
  )
}
