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
    lead: 'What the software keeps, where, for how long, and who can see it.',
    template:
      'This page says what the software does. Whoever hosts it adds their name and address, where their Supabase project stands, who sends their mails, and a grievance contact under the Digital Personal Data Protection Act, 2023.',
    kept: {
      title: 'What is kept',
      account:
        '<b>Your account:</b> name, email and a hash of your password, what you add to your profile, and of each device that is signed in its browser and network address.',
      business: '<b>Your business:</b> what its profile holds, the logo included.',
      documents:
        '<b>Your documents:</b> the client’s details, the items, amounts, taxes, dates and notes, and a copy of your business as it was on that day. What you type is saved as a draft while you do; a discarded one is erased after a month.',
      books:
        '<b>Your clients and items:</b> what you write into their books, or what your documents put there.',
      payments:
        '<b>Your payments:</b> what was received for an invoice, when and how, what a client reported, and a history of what happened to the invoice. If you enter them, your UPI ID and bank account, which the holders of your share links see while something is due. Of a bank file the credits, and not the file.',
      mails:
        '<b>Your mails:</b> which ones you want, and of each that was sent for an invoice its addresses, its subject and when it went out. The address of whoever asked for no more of them is kept, so that none is sent.',
    },
    place: {
      title: 'Where it is kept',
      text: 'In the host’s own Supabase project: its PostgreSQL database and its sign-in service. The database lets each person read their own rows only. Supabase and the mail service process the data for the host; the software sends it to nobody else. With Google sign-in, Google tells us your name and email.',
    },
    browser: {
      title: 'Cookies and your browser',
      text: 'There are no cookies for tracking, no analytics and no advertising. Your browser’s local storage holds the session that keeps you signed in, how you like to see things, and what you typed until it is saved. Only a program that signs in over HTTP gets cookies, for its session.',
    },
    shared: {
      title: 'Who can open a shared invoice',
      text: 'Whoever has its link, without signing in, until you stop sharing it or make a new link. The page counts how often it was opened and when last, and nothing about who opened it. A chat that shows the link beforehand sees that it is an invoice, and no name or amount. A statement of account that you share is opened in the same way, and nothing is counted.',
    },
    pdf: {
      title: 'Who can open a PDF',
      text: 'Each invoice has a PDF at an address that cannot be guessed. Whoever has the address can open it without signing in, so that you can pass it to your client. Treat it as you treat the document.',
    },
    duration: {
      title: 'How long it is kept',
      text: 'Deleting an invoice cancels it: it leaves your lists, and its record stays. Section 36 of the CGST Act asks for accounts and records to be kept for 72 months from the due date of the year’s annual return, and a gap in the numbers would look like a missing invoice. When you delete the account, all of it is erased for good seven days later, documents included.',
    },
    rights: {
      title: 'Your rights',
      text: icu(
        'You can see and correct your profile and your business in the settings, take all of your data along as one file, and delete the account. Then nothing of it is left but in the host’s backups, for as long as those are kept. For anything else write to <mail>{address}</mail>.',
      ),
    },
  },
  terms: {
    title: 'Terms',
    lead: 'What you may expect of us, and we of you, in plain words.',
    template: icu(
      'Whoever hosts {product} adds their name and address, the law and the courts that apply, the limits of their liability, and the date from which these terms hold.',
    ),
    service: {
      title: 'The service',
      text: icu(
        '{product} writes, keeps and prints invoices. It is free for now; <pricing>subscription plans are launching soon</pricing>, and nothing is charged without your consent. It is provided as it is, and may change or pause. How much one account may change and mail in a day is limited.',
      ),
    },
    account: {
      title: 'Your account',
      text: 'You register with an email address of your own and keep your password to yourself. Tell us when you think that someone else has it.',
    },
    invoices: {
      title: 'Your invoices',
      text: icu(
        'You decide what an invoice says, and you answer for it: that the work was done, that the amounts are right, that you may use the client’s details. You do not use {product} for invoices that deceive, nor its mails for anything but your documents.',
      ),
    },
    tax: {
      title: 'Tax',
      text: icu(
        '{product} works out GST from what you say of yourself, of your client and of each row. That is a help and no tax advice, and it files no returns. Ask your accountant what your invoices must show.',
      ),
    },
    records: {
      title: 'Numbers and records',
      text: 'Numbers are consecutive within a financial year. An issued invoice cannot be altered; deleting it cancels it, and the record is kept, as section 36 of the CGST Act asks of your books. <privacy>Privacy</privacy> says what else is kept. All of it can be taken along as one file, PDFs included.',
    },
    software: {
      title: 'The software',
      text: 'The program itself is published under the MIT licence: anyone may run, read and change it.',
    },
    leaving: {
      title: 'Leaving',
      text: icu(
        'You may stop at any time: the settings hold a button that erases the account seven days later. Export everything before; who is registered for GST has to keep their books. For anything else write to <mail>{address}</mail>.',
      ),
    },
  },
} as const
