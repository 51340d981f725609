import { icu } from '#languages/icu.ts'

/** Udyam in the tax settings, and what the law adds to a late payment on an invoice. */
export const latePayment = {
  area: 'latePayment',
  settings: {
    title: 'Udyam and late payment',
    about:
      'The MSMED Act protects micro and small enterprises against late payment. Fill in all three or none.',
    udyam: 'Udyam number',
    udyamHelp: 'Your documents show it, as “Udyam: UDYAM-MH-19-0123456”',
    size: 'Size',
    sizeHelp: 'By investment and turnover, as in your Udyam certificate',
    sizes: { micro: 'Micro', small: 'Small', medium: 'Medium' },
    kind: 'What you do',
    kindHelp:
      'The law is read as leaving traders out, which is not sure. Check with your accountant before you tell clients',
    kinds: { maker: 'Make things', service: 'Services', trader: 'Trade' },
    choose: 'Not given',
    reminders: 'Mention interest in reminders',
    remindersHelp:
      'Reminders then state the last day to pay and the interest due by law, if you entered when your client accepted the work',
    clients: 'Show clients their last day',
    clientsHelp:
      'The invoice’s page says by when your client must pay to keep this year’s deduction (Income-tax Act 2025, s. 37(2)(g))',
    told: 'Late payment',
    toldNobody: 'Not shown to clients',
    toldReminders: 'Mentioned in reminders',
    toldPage: 'Shown on the client’s page',
  },
  panel: {
    title: 'Late payment',
    loading: 'Loading what the law adds',
    failed: 'Failed to load the interest on late payment.',
    medium:
      'The MSMED Act gives interest to micro and small enterprises. Your Udyam registration says medium, so no amount is shown.',
    trader:
      'The MSMED Act is read as leaving traders out, which is not sure. Check with your accountant before you ask for interest.',
    notAccepted:
      'Enter when your client accepted the goods or services: the law counts from that day. Without it no amount is shown.',
    unknown: 'The Bank Rate of these days is not known here, so no amount is shown.',
    lastDay: 'Last day to pay by law',
    accepted: 'Accepted on',
    agreed: 'Payment terms',
    notAgreed: 'No written terms: 15 days from acceptance',
    agreedDays: icu('{count, plural, one {# day} other {# days}}'),
    capped: icu('{count} days; the law counts at most 45'),
    interest: icu('Interest as of {day}'),
    rates: icu('At {rates} a year: three times the Bank Rate, compounded monthly'),
    none: 'None: the last day to pay by law has not passed.',
    about: 'Law and disputes',
    check:
      'Whether Udyam must come before the supply is not settled in court. Check with your accountant.',
    odr: 'Disputes go to the MSME portal:',
    law: 'The law and its sources',
    change: 'Change',
    enter: 'Enter day of acceptance',
    download: 'Interest statement',
    drawing: 'Drawing...',
    inWriting: 'Payment terms agreed in writing',
    inWritingHelp: 'In a contract, an order or an email that both sides accepted',
    days: 'Days to pay, from acceptance',
    daysHelp: 'The law counts at most 45',
    save: 'Save',
    saving: 'Saving...',
  },
} as const
