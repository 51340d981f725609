import { ContentPage } from './content-page.tsx'
import { SupportMail } from './support-mail.tsx'
import { TemplateNotice } from './template-notice.tsx'

export function PrivacyScreen() {
  return (
    <ContentPage
      title="Privacy"
      lead="What the software keeps, where, for how long, and who can see it."
    >
      <TemplateNotice>
        This page says what the software does. Whoever hosts it adds their name and address, where
        their Supabase project stands, who sends their mails, and a grievance contact under the
        Digital Personal Data Protection Act, 2023.
      </TemplateNotice>
      <h2>What is kept</h2>
      <ul>
        <li>
          <strong>Your account:</strong> name, email and a hash of your password, what you add to
          your profile, and of each device that is signed in its browser and network address.
        </li>
        <li>
          <strong>Your business:</strong> what its profile holds, the logo included.
        </li>
        <li>
          <strong>Your documents:</strong> the client’s details, the items, amounts, taxes, dates
          and notes, and a copy of your business as it was on that day. What you type is saved as a
          draft while you do; a discarded one is erased after a month.
        </li>
        <li>
          <strong>Your clients and items:</strong> what you write into their books, or what your
          documents put there.
        </li>
        <li>
          <strong>Your payments:</strong> what was received for an invoice, when and how, what a
          client reported, and a history of what happened to the invoice. If you enter them, your
          UPI ID and bank account, which the holders of your share links see while something is due.
          Of a bank file the credits, and not the file.
        </li>
        <li>
          <strong>Your mails:</strong> which ones you want, and of each that was sent for an invoice
          its addresses, its subject and when it went out. The address of whoever asked for no more
          of them is kept, so that none is sent.
        </li>
      </ul>
      <h2>Where it is kept</h2>
      <p>
        In the host’s own Supabase project: its PostgreSQL database and its sign-in service. The
        database lets each person read their own rows only. Supabase and the mail service process
        the data for the host; the software sends it to nobody else. With Google sign-in, Google
        tells us your name and email.
      </p>
      <h2>Cookies and your browser</h2>
      <p>
        There are no cookies for tracking, no analytics and no advertising. Your browser’s local
        storage holds the session that keeps you signed in, how you like to see things, and what you
        typed until it is saved. Only a program that signs in over HTTP gets cookies, for its
        session.
      </p>
      <h2>Who can open a shared invoice</h2>
      <p>
        Whoever has its link, without signing in, until you stop sharing it or make a new link. The
        page counts how often it was opened and when last, and nothing about who opened it. A chat
        that shows the link beforehand sees that it is an invoice, and no name or amount. A
        statement of account that you share is opened in the same way, and nothing is counted.
      </p>
      <h2>Who can open a PDF</h2>
      <p>
        Each invoice has a PDF at an address that cannot be guessed. Whoever has the address can
        open it without signing in, so that you can pass it to your client. Treat it as you treat
        the document.
      </p>
      <h2>How long it is kept</h2>
      <p>
        Deleting an invoice cancels it: it leaves your lists, and its record stays. Section 36 of
        the CGST Act asks for accounts and records to be kept for 72 months from the due date of the
        year’s annual return, and a gap in the numbers would look like a missing invoice. When you
        delete the account, all of it is erased for good seven days later, documents included.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see and correct your profile and your business in the settings, take all of your
        data along as one file, and delete the account. Then nothing of it is left but in the host’s
        backups, for as long as those are kept. For anything else write to <SupportMail />.
      </p>
    </ContentPage>
  )
}
