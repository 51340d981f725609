import { icu } from '#languages/icu.ts'

/** Privacy and terms. A translation says exactly what English says, and no more. */
export const legal = {
  area: 'legal',
  template: {
    label: 'Template',
    title: 'Template, to be completed by the host',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What the software stores, where, for how long, and who can see it.',
    template:
      'This page says what the software does. The host must add their name and address, the location of their Supabase project, their email service, and a grievance contact under the Digital Personal Data Protection Act, 2023.',
    kept: {
      title: 'What we store',
      account:
        '<b>Your account:</b> your name, your email, a hash of your password, the details you add to your profile, and the browser and network address of each signed-in device.',
      business: '<b>Your business:</b> its profile, including the logo.',
      documents:
        '<b>Your documents:</b> the client’s details, the items, amounts, taxes, dates and notes, and a copy of your business as it was on that day. We save what you type as a draft; a discarded draft is erased after a month.',
      books:
        '<b>Your clients and items:</b> the details you enter for them, or that your documents add.',
      payments:
        '<b>Your payments:</b> the amount received for each invoice, when and how, the payments clients report, and the history of each invoice. If you enter them, also your UPI ID and bank account, which anyone with a share link sees while something is due. From a bank file we store the credits, not the file.',
      mails:
        '<b>Your emails:</b> which ones you want and, for each email sent for an invoice, its addresses, subject and time. If someone asks for no more emails, we keep their address so that none is sent.',
    },
    place: {
      title: 'Where it is stored',
      text: 'In the host’s own Supabase project: its PostgreSQL database and its sign-in service. The database lets each person read only their own data. Supabase and the email service process the data for the host. The software sends it to nobody else. With Google sign-in, Google tells us your name and email.',
    },
    browser: {
      title: 'Cookies and your browser',
      text: 'There are no tracking cookies, no analytics and no advertising. Your browser’s local storage keeps the session that keeps you signed in, your display settings, and what you typed until it is saved. Only a program that signs in over HTTP gets cookies, for its session.',
    },
    shared: {
      title: 'Who can open a shared invoice',
      text: 'Anyone who has its link, without signing in, until you stop sharing it or create a new link. The page counts how often and when it was last opened, but not who opened it. A chat app that previews the link sees that it is an invoice, but no name or amount. A shared statement of account opens in the same way, and its views are not counted.',
    },
    pdf: {
      title: 'Who can open a PDF',
      text: 'Each invoice has a PDF at an address that cannot be guessed. Anyone who has the address can open it without signing in, so that you can send it to your client. Treat the address like the document itself.',
    },
    duration: {
      title: 'How long it is stored',
      text: 'Deleting an invoice cancels it: it leaves your lists, but its record stays. Section 36 of the CGST Act asks for accounts and records to be kept for 72 months from the due date of the year’s annual return, and a gap in the numbers would look like a missing invoice. When you delete the account, everything is erased for good seven days later, including documents.',
    },
    rights: {
      title: 'Your rights',
      text: icu(
        'You can see and correct your profile and your business in Settings, export all your data as one file, and delete the account. After that, your data remains only in the host’s backups, for as long as those are kept. For anything else, write to <mail>{address}</mail>.',
      ),
    },
  },
  terms: {
    title: 'Terms',
    lead: 'What you can expect from us, and what we expect from you.',
    template: icu(
      'The host of {product} must add their name and address, the law and the courts that apply, the limits of their liability, and the date from which these terms apply.',
    ),
    service: {
      title: 'The service',
      text: icu(
        '{product} creates, stores and prints invoices. It is free for now; <pricing>subscription plans are launching soon</pricing>, and nothing is charged without your consent. It is provided as it is, and may change or pause. There are limits on the changes and emails an account can make in a day.',
      ),
    },
    account: {
      title: 'Your account',
      text: 'Register with your own email address and keep your password secret. Tell us if you think someone else knows it.',
    },
    invoices: {
      title: 'Your invoices',
      text: icu(
        'You decide what an invoice says, and you are responsible for it: that the work was done, that the amounts are right, and that you may use the client’s details. You must not use {product} for deceptive invoices, or its emails for anything but your documents.',
      ),
    },
    tax: {
      title: 'Tax',
      text: icu(
        '{product} works out GST from what you enter about yourself, your client and each row. This is not tax advice, and {product} does not file returns. Ask your accountant what your invoices must show.',
      ),
    },
    records: {
      title: 'Numbers and records',
      text: 'Numbers are consecutive within a financial year. An issued invoice cannot be changed. Deleting it cancels it, and the record is kept, as section 36 of the CGST Act requires for your books. <privacy>Privacy</privacy> explains what else is stored. You can export everything as one file, including PDFs.',
    },
    software: {
      title: 'The software',
      text: 'The program itself is published under the MIT licence: anyone may run, read and change it.',
    },
    leaving: {
      title: 'Leaving',
      text: icu(
        'You can leave at any time. A button in Settings erases the account seven days later. Export everything first: if you are registered for GST, you must keep your books. For anything else, write to <mail>{address}</mail>.',
      ),
    },
  },
} as const
