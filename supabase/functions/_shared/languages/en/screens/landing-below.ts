import { icu } from '#languages/icu.ts'

/** The landing page below its first screen, which comes later. */
export const landingBelow = {
  area: 'landingBelow',
  details: {
    title: 'Exact in the details',
    lead: 'The small things an accountant checks first.',
    grouped: 'Amounts are grouped the Indian way and written out in words.',
    series: 'One series per financial year. No number is skipped or used twice.',
    rate: 'A dollar invoice keeps the rate it was issued at. No rate is ever made up.',
    late: 'OVERDUE',
    calendar: 'Set automatically on the day after the due date, by the calendar in India.',
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
  screens: {
    title: 'What it looks like',
    lead: 'Real screens, with sample data.',
    dashboard: {
      alt: 'The dashboard',
      text: 'Who owes you how much, since when, and what to do next.',
    },
    invoices: {
      alt: 'The list of invoices',
      text: 'Every invoice in one table. Sort, filter, and remind ten clients at once.',
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
