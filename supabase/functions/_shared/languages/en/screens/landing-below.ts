import { icu } from '#languages/icu.ts'

/** The landing page below its first screen, which comes later. */
export const landingBelow = {
  area: 'landingBelow',
  details: {
    title: 'Exact in the details',
    lead: 'The small things an accountant looks at first.',
    grouped: 'Grouped the Indian way, and written out in words on the sheet.',
    series: 'One series per financial year: no number skipped, none used twice.',
    rate: 'A dollar invoice keeps the rate it was issued at. No rate is ever made up.',
    late: 'OVERDUE',
    calendar: 'Set by the calendar in India, on the day after the due date. Nobody has to look.',
  },
  features: {
    title: 'What it does for you',
    lead: 'All of it works today, and is free for now.',
    invoices: {
      title: 'Smart invoice creation',
      text: 'Client, items, due date: done. The number, the total and the amount in words come by themselves, and the PDF is one press away. With GST, in rupees or seven other currencies.',
    },
    reports: {
      title: 'Analytics and reports',
      text: 'Revenue and what is paid and unpaid, by month or by day, with a chart of the months behind you.',
    },
    secure: {
      title: 'Secure and compliant',
      text: 'The database itself keeps every row to its owner. An issued invoice cannot be altered, and a deleted one is cancelled rather than erased, so the records stay complete.',
    },
    payments: {
      title: 'Payment tracking',
      text: 'Your client opens a link without an account, pays by a UPI code for the exact balance, and says so. You confirm, in part or in full, TDS included.',
    },
    clients: {
      title: 'Client management',
      text: 'Each client with their details, their invoices and what they still owe, in one place.',
    },
    automation: {
      title: 'Automation tools',
      text: 'Your client is reminded before and after the due date, on the days you choose, with the link and the PDF. You hear by email when they say they have paid.',
    },
  },
  screens: {
    title: 'What it looks like',
    lead: 'Its own screens, with sample data.',
    dashboard: {
      alt: 'The dashboard',
      text: 'Who owes you how much, since when, and what to do next.',
    },
    invoices: {
      alt: 'The list of invoices',
      text: 'Every invoice in one table: sort it, filter it, remind ten at once.',
    },
  },
  reviews: {
    title: 'Reviews',
    lead: icu(
      '{product} is new. These are samples we wrote ourselves; they make room for real voices.',
    ),
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
        'I bill clients abroad in dollars, and the rupees stand right beside them. My accountant stopped asking.',
    },
    shop: {
      who: 'Shop for handmade textiles',
      where: 'Jaipur',
      quote: 'I used to search three notebooks for one number. Now they stand in order, every one.',
    },
  },
  plans: {
    title: 'Subscription plans are launching soon',
    text: 'Until then everything is free. You will know the price before you pay anything.',
    start: 'Start Free Trial',
  },
} as const
