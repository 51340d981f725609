import { icu } from '#languages/icu.ts'

/** Pages of text for everybody; what binds somebody stands in `legal`. A marked part is a link to the page of its name. */
export const content = {
  area: 'content',
  about: {
    title: icu('About {product}'),
    lead: icu(
      'A bahi is the red account book that Indian shops have kept for centuries: one line for each deal, nothing torn out. {product} is that book, for invoices.',
    ),
    who: {
      title: 'Who it is for',
      text: 'Freelancers and small businesses in India who would rather do the work than the paperwork: designers, consultants, workshops, shops.',
    },
    values: {
      title: 'What it holds to',
      exact:
        '<b>Exact.</b> Amounts are counted in whole paise. Numbers run without gaps through each financial year.',
      honest:
        '<b>Honest.</b> What is not built yet is not advertised. An exchange rate nobody gave is not made up.',
      yours:
        '<b>Yours.</b> Your rows are kept to you by the database itself. There is no tracking and no advertising.',
      open: '<b>Open.</b> The software is published under the MIT licence, and anyone may run it on their own.',
    },
    state: {
      title: 'Where it stands',
      text: icu(
        '{product} is young. Invoices with GST, estimates, credit notes, payments, reminders, what repeats, your books of clients and items, and the reports of a month work today. It draws up your GSTR-1. It files no returns: ask your accountant what your invoices must show.',
      ),
    },
    questions: 'Questions? <contact>Write to us</contact>.',
  },
  blog: {
    title: 'Blog',
    lead: 'Nothing has been published yet.',
    text: 'Looking for help rather than for reading? <support>Support</support> answers the first questions, and <about>About</about> tells what this is.',
  },
  careers: {
    title: 'Careers',
    lead: 'There are no open positions at the moment.',
    text: 'When there are, they will stand here, with the pay. Until then, what helps most is to hear what an invoice still costs you in time: <contact>write to us</contact>.',
  },
  contact: {
    title: 'Contact',
    lead: 'One address for everything, read by people.',
    write: {
      title: 'Write to us',
      text: 'If it is about an invoice, name its number. If something went wrong, say what you pressed and what the page said. Never send a password or a code.',
    },
    received: {
      title: 'You received an invoice?',
      text: 'It comes from the business named under “Bill From”, not from us. They can answer questions about it, correct it and confirm your payment.',
    },
    before: {
      title: 'Before you write',
      text: '<support>Support</support> answers the questions that come up first.',
    },
  },
  support: {
    title: 'Support',
    lead: 'The questions that come up first, answered.',
    code: {
      title: 'The code did not arrive',
      text: icu(
        'Look in the spam folder, and check the address for a slip of a key. A code is good for {minutes} minutes; after a minute you can ask for a new one with “Resend code”, and only the newest counts. If none comes, the address may already have an account: try <forgotPassword>resetting the password</forgotPassword>.',
      ),
    },
    password: {
      title: 'I forgot my password',
      text: 'Enter your email under <forgotPassword>Forgot password</forgotPassword>. The mail brings a code and a link; either one leads to a new password. You are then signed out everywhere else.',
    },
    wrong: {
      title: 'An invoice is wrong',
      text: 'An issued invoice is not edited, so that what your client holds and what you hold stay the same. Revise it: you get a draft of it, and issuing that cancels the original. Where only a part is to be taken back, make a credit note. Deleting cancels the invoice: it leaves your lists and totals, and its number is never used again. The message that follows offers “Undo” for a few seconds.',
    },
    rate: {
      title: 'Which exchange rate is used?',
      text: 'The one you give. For an invoice in another currency the form offers the rate of your last one in it, which is also taken where you leave the field empty; the invoice keeps it for good. Where no rate is known, it shows that currency only and is left out of the totals in rupees.',
    },
    characters: {
      title: 'The PDF shows □ in place of a character',
      text: 'The PDF prints Latin letters, the scripts of ten Indian languages, figures and the usual signs, ₹ among them. Emoji and other scripts are not there. The form tells you before you create the invoice.',
    },
    api: {
      title: 'Is there an API?',
      text: 'Yes: everything the app does with invoices can be done over HTTP. It is <apiDocs>described here</apiDocs>, and can be tried on that page.',
    },
    other: {
      title: 'Something else',
      text: icu(
        'Write to <mail>{address}</mail>, with the invoice number if there is one. Never send a password or a code.',
      ),
    },
  },
  pricing: {
    title: 'Pricing',
    lead: 'Free for now, all of it. Subscription plans are launching soon.',
    until: 'until the plans are here',
    included: {
      documents: 'Invoices, estimates and credit notes, in rupees and seven other currencies',
      tax: 'GST worked out: CGST, SGST, IGST, exports, reverse charge',
      page: 'A PDF of each, and a page that your client opens without an account',
      mails: 'Mails, reminders and receipts, and invoices that repeat',
      books: 'Clients, items, payments, and what is owed to you',
      api: 'All of it over HTTP as well, for your own programs',
    },
    start: 'Get Started',
    plans: {
      title: 'What happens when the plans come?',
      text: 'You will see the price before you pay anything. No card is asked for today, so nothing can be charged by itself.',
    },
    limit: {
      title: 'Is there a limit?',
      text: 'Yes, so that it stays quick for everybody: how much one account may change in a minute and mail in a day, far more than a studio needs. Whoever reaches a limit is told so, and loses nothing.',
    },
  },
} as const
