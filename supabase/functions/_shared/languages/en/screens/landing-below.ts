import { icu } from '#languages/icu.ts'

/** The landing page below its first screen, which comes later. */
export const landingBelow = {
  area: 'landingBelow',
  proofs: {
    title: 'See it work',
    lead: icu('Sample data; every figure calculated by {product}.'),
    gst: {
      title: 'GSTR-1 that ties to the paisa',
      text: 'Every section is added up from your invoices and compared with your books. Download the file that the portal takes, CSV for the offline tool, and a workbook for your accountant.',
    },
    bank: {
      title: 'Your bank file, matched',
      text: 'Drop in the statement of any bank. Each payment finds its invoices, less TDS or several at once, and nothing is recorded until you confirm it.',
    },
    client: {
      title: 'Paid by UPI, from a link',
      text: 'Your client opens a link without an account: the invoice, a UPI code for the exact balance, and a button that tells you it is paid.',
      picture: 'The page of a client on a phone, with a UPI code',
    },
    languages: {
      title: 'Ten languages on paper, Hindi throughout',
      text: 'Write your items in any of ten Indian languages; the PDF sets every script correctly. The labels around them are in English, in Hindi, or in both side by side, and the whole app speaks Hindi too.',
      names: {
        hi: 'Hindi',
        bn: 'Bengali',
        ta: 'Tamil',
        te: 'Telugu',
        mr: 'Marathi',
        gu: 'Gujarati',
        kn: 'Kannada',
        ml: 'Malayalam',
        pa: 'Punjabi',
        or: 'Odia',
      },
    },
  },
  yours: {
    title: 'Yours',
    lead: 'Your books belong to you, and nothing holds you here.',
    export: {
      title: 'Export everything',
      text: 'One ZIP with all your data and PDFs, from which everything can come back.',
    },
    host: { title: 'Host it yourself', text: 'Two commands run all of it on your machine:' },
    api: {
      title: 'An open API',
      text: 'Your own programs can do what the app does.',
      link: 'Read how',
    },
    tracking: {
      title: 'No tracking',
      text: 'No analytics, no advertising, no third-party cookies.',
    },
    free: { title: 'Free', text: 'All of it, and open source under the MIT licence.' },
  },
  features: {
    title: 'What it does for you',
    lead: 'All of it works today and is free for now.',
    invoices: {
      title: 'Smart invoice creation',
      text: 'Add a client, items and a due date. The number, the total and the amount in words are filled in for you, and the PDF is one click away. With GST, in rupees or seven other currencies.',
    },
    reports: {
      title: 'Analytics and reports',
      text: 'See revenue, paid and unpaid amounts by month or by day, with a chart of the past year.',
    },
    secure: {
      title: 'Secure and compliant',
      text: 'The database itself lets only you read your data. Issued invoices cannot be changed, and deleted ones are cancelled rather than erased, so your records stay complete.',
    },
    payments: {
      title: 'Payment tracking',
      text: 'Your client opens a link without an account, pays the exact balance with a UPI code, and reports the payment. You confirm it, in part or in full, including TDS.',
    },
    clients: {
      title: 'Client management',
      text: 'See each client’s details, invoices and balance in one place.',
    },
    automation: {
      title: 'Automation tools',
      text: 'We remind your client before and after the due date, on the days you choose, with the link and the PDF. We email you when they report a payment.',
    },
  },
  reviews: {
    title: 'Reviews',
    lead: icu('{product} is new. We wrote these samples ourselves, until real reviews come in.'),
    sample: 'Sample review',
    designer: {
      who: 'Freelance designer',
      where: 'Pune',
      quote:
        'I write the invoice while the call is still going, and the PDF looks better than my portfolio.',
    },
    engineer: {
      who: 'Consulting engineer',
      where: 'Chennai',
      quote:
        'I bill clients abroad in dollars, and see the rupees right beside them. My accountant stopped asking.',
    },
    shop: {
      who: 'Shop for handmade textiles',
      where: 'Jaipur',
      quote: 'I used to search three notebooks for one number. Now every one is in order.',
    },
  },
  plans: {
    title: 'Subscription plans are launching soon',
    text: 'Until then everything is free. You will know the price before you pay anything.',
    start: 'Start Free Trial',
  },
} as const
