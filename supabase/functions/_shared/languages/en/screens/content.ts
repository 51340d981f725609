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
      title: 'Our principles',
      exact:
        '<b>Exact.</b> We count amounts in whole paise. Numbers run without gaps through each financial year.',
      honest:
        '<b>Honest.</b> We do not advertise features we have not built. We never make up an exchange rate.',
      yours:
        '<b>Yours.</b> The database itself lets only you read your data. There is no tracking and no advertising.',
      open: '<b>Open.</b> The software is published under the MIT licence, and anyone may host it themselves.',
    },
    state: {
      title: 'Where it stands',
      text: icu(
        '{product} is young. GST invoices, estimates, credit notes, payments, reminders, recurring invoices, clients, items and monthly reports work today. It prepares your GSTR-1, but it does not file returns. Ask your accountant what your invoices must show.',
      ),
    },
    questions: 'Questions? <contact>Write to us</contact>.',
  },
  blog: {
    title: 'What a GST invoice must show',
    lead: 'Rule 46 of the CGST Rules, in plain words.',
    about: 'Ask your accountant if your case is special.',
    you: {
      title: 'You and your client',
      text: 'Your name, address and GSTIN. Your client’s name, address and GSTIN. A client without a GSTIN needs an address and a State with its code from a taxable value of ₹50,000 on, and the delivery address too.',
    },
    number: {
      title: 'Number and date',
      text: 'One series for each financial year, without a gap: at most 16 characters, and only letters, digits, “-” and “/”. INV/26-27/0001 is fine. The year begins on 1 April.',
    },
    rows: {
      title: 'Each row',
      text: 'A description, the HSN code of goods or the SAC of a service, and for goods the quantity with its unit. Up to a turnover of ₹5 crore four digits of the code are enough; above it, six.',
    },
    tax: {
      title: 'The tax',
      text: 'The taxable value after the discount, then each tax with its rate and amount. CGST and SGST if the place of supply is your own State, IGST if it is another; then the invoice names that State.',
    },
    end: {
      title: 'Total and signature',
      text: 'The total, whether the client pays the tax under reverse charge, and a signature. An export says whether IGST is paid or the supply goes under a letter of undertaking.',
    },
    unregistered: {
      title: 'If you are not registered',
      text: 'Call it an invoice, not a tax invoice, and charge no GST. Composition dealers and sellers of exempt goods write a bill of supply.',
    },
    text: icu(
      '{product} asks for all of this and leaves out the rest. <try>Try it without an account</try>, or read what <support>support</support> answers.',
    ),
  },
  careers: {
    title: 'Careers',
    lead: 'There are no open positions at the moment.',
    text: 'When there are, you will find them here, with the pay. Until then, tell us which part of invoicing still takes you too long: <contact>write to us</contact>.',
  },
  contact: {
    title: 'Contact',
    lead: 'One address for everything, read by people.',
    write: {
      title: 'Write to us',
      text: 'If it is about an invoice, give its number. If something went wrong, tell us what you pressed and what the page said. Never send a password or a code.',
    },
    received: {
      title: 'You received an invoice?',
      text: 'It comes from the business named under “Bill From”, not from us. Ask them about the invoice, a correction or your payment.',
    },
    before: {
      title: 'Before you write',
      text: '<support>Support</support> answers common questions.',
    },
  },
  support: {
    title: 'Support',
    lead: 'Answers to common questions.',
    code: {
      title: 'The code did not arrive',
      text: icu(
        'Check your spam folder, and check the address for typing mistakes. A code works for {minutes} minutes. After one minute you can ask for a new one with “Resend code”; only the newest code works. If no code arrives, the address may already have an account: try <forgotPassword>resetting the password</forgotPassword>.',
      ),
    },
    password: {
      title: 'I forgot my password',
      text: 'Enter your email under <forgotPassword>Forgot password</forgotPassword>. We email you a code and a link. Use either one to choose a new password. You are then signed out everywhere else.',
    },
    wrong: {
      title: 'An invoice is wrong',
      text: 'You cannot edit an issued invoice, so that your copy and your client’s copy always match. Revise it instead: you get a draft, and issuing the draft cancels the original. To take back only part of an invoice, issue a credit note. Deleting an invoice cancels it: it leaves your lists and totals, and its number is never used again. You can press “Undo” for a few seconds afterwards.',
    },
    rate: {
      title: 'Which exchange rate is used?',
      text: 'The one you enter. For an invoice in another currency, the form suggests the rate of your last invoice in that currency and uses it if you leave the field empty. The invoice keeps its rate for good. Without a rate, the invoice shows only its own currency and is not counted in the totals in rupees.',
    },
    characters: {
      title: 'The PDF shows □ in place of a character',
      text: 'The PDF can print Latin letters, the scripts of ten Indian languages, digits and common signs, including ₹. It cannot print emoji or other scripts. The form warns you before you create the invoice.',
    },
    api: {
      title: 'Is there an API?',
      text: 'Yes. Everything the app does with invoices can be done over HTTP. You can <apiDocs>read about the API and try it</apiDocs>.',
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
    lead: 'Everything is free for now. Subscription plans are launching soon.',
    until: 'until paid plans launch',
    included: {
      documents: 'Invoices, estimates and credit notes, in rupees and seven other currencies',
      tax: 'GST calculated: CGST, SGST, IGST, exports, reverse charge',
      page: 'A PDF of each, and a page that your client opens without an account',
      mails: 'Emails, reminders, receipts and recurring invoices',
      books: 'Clients, items, payments, and what clients owe you',
      api: 'API access',
    },
    start: 'Get Started',
    own: {
      title: 'On your own server',
      until: 'for good',
      code: 'The same product, published under the MIT licence',
      free: 'Runs on the free tier of Supabase',
      all: 'Every feature of Bahi',
      install: 'One command installs it',
      domain: 'Your domain, your mail server, your backups',
      move: 'Move in or out with one file, at any time',
      start: 'Read about it',
    },
    plans: {
      title: 'What happens when paid plans launch?',
      text: 'You will see the price before you pay anything. We do not ask for a card today, so we cannot charge you automatically.',
    },
    limit: {
      title: 'Is there a limit?',
      text: 'Yes, to keep the service fast for everyone. There are limits on the changes an account can make in a minute and the emails it can send in a day, far above what a studio needs. If you reach a limit, we tell you, and you lose nothing.',
    },
  },
} as const
