import { icu } from '#languages/icu.ts'

/** The places where filed returns told otherwise than the books say now. */
export const corrections = {
  area: 'corrections',
  amends: {
    title: icu('Amendments of earlier returns ({count})'),
    about:
      'Nothing to do: the file has the new values in full (tables 9A, 9C, 10 and 11), and GSTR-3B includes the difference.',
    csv: icu('CSV: {title} ({name})'),
  },
  waiting: {
    title: icu('Corrections of {months} ({count})'),
    question: icu('Is GSTR-3B for {months} filed?'),
    open: 'No, it is still open',
    openAbout:
      'File these corrections as GSTR-1A on the portal, then mark GSTR-1A as filed here. The CSV lists the values to enter.',
    filed: 'Yes, it is filed',
    filedAbout: 'Mark GSTR-3B as filed. This return then includes the corrections.',
    gstin: 'GSTR-1A cannot change the GSTIN of a buyer. This return does.',
    gstr1a: 'Mark GSTR-1A as filed',
    gstr3b: 'Mark GSTR-3B as filed',
  },
  corrected: {
    title: icu('Changed since it was filed ({count})'),
    about: 'This return shows what you filed. Your books have changed since.',
    pending: 'Goes into the next GSTR-1',
    over: icu('Too late since {day}: ask your accountant'),
    via: icu('{form} for {months}'),
  },
  yearEnds: icu('You can report corrections of {year} until {day}.'),
  until: icu('You can amend these until {day}, or until you file the annual return.'),
  rejected: 'Rejected by the buyer, reported again: no change in tax',
  advances: icu('Advances, {place} at {rate} %'),
  received: 'received',
  used: 'adjusted',
  value: icu('{was} → {now}'),
  months: 'Period',
  note: {
    title: icu('Correct {number}'),
    about:
      'The GSTR-1 with this note is filed. The new note has the same date and the same number with a letter behind it; this one is cancelled. The next return, or a GSTR-1A, reports the change.',
    loading: 'Loading the invoice',
  },
  rejections: {
    title: 'Credit notes rejected on the portal',
    about:
      'A buyer can reject a credit note in the portal’s Invoice Management System (IMS). The portal then adds its tax to your GSTR-3B. The next return reports the same note again, which takes that tax off.',
    byHand:
      'On the portal, “IMS outward supplies” lists the notes that buyers rejected. Mark each one here.',
    none: 'None is marked.',
    add: 'Mark a rejected note',
    note: 'Credit note',
    choose: 'Choose a credit note',
    option: icu('{number} · {amount} · {name}'),
    day: 'Rejected on',
    dayHelp: 'The date shown on the portal.',
    save: 'Mark as rejected',
    saving: 'Marking...',
    rejectedOn: icu('Rejected on {day}'),
    raises: icu('Adds {amount} to your tax until you report it again. Deadline: {day}'),
    zero: icu('Reported again in {form} for {months}: no change in tax'),
    takeBack: 'Undo',
    takeBackOf: icu('Undo the rejection of {number}'),
  },
} as const
