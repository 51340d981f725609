import { icu } from '#languages/icu.ts'

/** What filed returns told otherwise than the books say now. */
export const corrections = {
  area: 'corrections',
  amends: {
    title: icu('Amendments of earlier returns ({count})'),
    about:
      'The file includes these in tables 9A, 9C, 10 and 11, with the new values in full. GSTR-3B takes the difference.',
  },
  waiting: {
    title: icu('Corrections of {months} ({count})'),
    about: icu(
      'Is GSTR-3B for {months} filed? If it is still open, enter these as GSTR-1A on the portal, then mark that. If it is filed, mark it, and this return amends them.',
    ),
    gstr1a: 'Mark GSTR-1A as filed',
    gstr3b: 'Mark GSTR-3B as filed',
  },
  corrected: {
    title: icu('Changed since it was filed ({count})'),
    about: 'This return shows what was filed. With these changes it is what your books say.',
    pending: 'In no return yet',
    over: icu('Too late since {day}: ask your accountant'),
    via: icu('{form} for {months}'),
  },
  until: icu(
    'These can be amended until {day}. An annual return that is filed earlier ends this time.',
  ),
  rejected: 'Rejected on the portal, furnished again unchanged: its tax nets to zero',
  advances: icu('Advances, {place} at {rate} %'),
  received: 'received',
  used: 'adjusted',
  value: icu('{was} → {now}'),
  months: 'Period',
} as const
