import { icu } from '#languages/icu.ts'

/** GSTR-1, GSTR-3B, and whether a period is filed. */
export const gstReturns = {
  area: 'gstReturns',
  gstr1: {
    title: 'GSTR-1',
    subtitle: icu(
      'Your supplies, in the portal’s format. {product} prepares the return; check it with your accountant.',
    ),
    furnishing:
      'If you file quarterly, upload only the invoices and notes of registered clients for this month (IFF), so that they see them in time. Everything else goes with the quarter.',
    furnished: 'First two months filed by IFF',
    furnishedHelp: 'Their invoices and notes to registered clients are then not repeated',
    nothing: icu('No supplies in {months}'),
    nothingAbout:
      'This GSTIN has no invoices, credit notes or advances in this period. You must still file a nil return on the portal.',
    nothingYet: 'This GSTIN has only advances in this period. Choose first what they are for.',
    nothingRated:
      'This GSTIN has only advances in another currency in this period. Issue their receipt vouchers first, which ask for the exchange rate.',
    nothingTold:
      'This GSTIN has only an advance that no section reports. Ask your accountant before you file a nil return.',
  },
  gstr3b: {
    title: 'GSTR-3B',
    subtitle:
      'The figures for 3.1 and 3.2, to copy into the portal. Check them with your accountant.',
    nothing: icu('Nothing to report for {months}'),
    nothingAbout: icu(
      'This GSTIN has no invoices, credit notes or advances in this period. File a nil return on the portal, unless you have purchases to report: {product} does not record them.',
    ),
    all: 'Show all lines',
    less: 'Hide all lines',
    noneOf: icu('Nothing in {names}.'),
    supplies: '3.1 Outward supplies, and inward supplies on reverse charge',
    unregistered: '3.2 Of 3.1(a): inter-State supplies to unregistered persons',
    uinHolders: '3.2 Of 3.1(a): inter-State supplies to UIN holders',
    unregisteredShort: '3.2 unregistered',
    uinHoldersShort: '3.2 UIN holders',
    reverseCharge: icu(
      'Supplies of {amount} on which your clients pay the tax ({tax}) are in GSTR-1 (4B) and in no line of 3.1.',
    ),
    composition:
      '3.2 also asks for supplies to composition dealers. A GSTIN does not show who is one, so fill in that line yourself.',
    locked:
      'From November 2025 on the portal fills 3.2 from GSTR-1 and takes no entry there. Compare it with these figures; a difference is amended in GSTR-1.',
    rows: {
      taxable: {
        label: '(a) Outward taxable supplies',
        help: 'Other than zero-rated, nil-rated and exempted; with advances received, for a SEZ too, less those adjusted',
      },
      zeroRated: {
        label: '(b) Outward taxable supplies, zero-rated',
        help: 'Exports and supplies to SEZ',
      },
      other: { label: '(c) Other outward supplies', help: 'Nil-rated and exempted' },
      inward: {
        label: '(d) Inward supplies, reverse charge',
        help: icu('Your purchases. {product} does not record them, so fill this in yourself'),
      },
      nonGst: { label: '(e) Non-GST outward supplies', help: 'Outside GST' },
    },
  },
  figures: {
    taxable: 'Taxable value',
    igst: 'Integrated tax',
    cgst: 'Central tax',
    sgst: 'State/UT tax',
    cess: 'Cess',
    nature: 'Nature of supplies',
    place: 'Place of supply',
    label: icu('Figures of {label}'),
    nothing: 'Nothing in this period.',
    one: icu('{head} of {row}'),
    copy: icu('Copy {name}: {amount}'),
    copied: icu('{text} copied.'),
    notCopied: 'Your browser does not allow copying.',
  },
  documents: {
    label: icu('Documents of {title}'),
    number: 'Number',
    noVoucher: 'No voucher',
    date: 'Date',
    client: 'Client',
    place: 'Place of supply',
    taxable: 'Taxable value',
    tax: 'Tax',
    total: 'Total',
    more: icu('Show {step} more of {rest}'),
  },
  sections: {
    rows: icu('Rows of {title}'),
    nothingIn: icu('Nothing in {names}.'),
    title: 'In this return',
    value: 'Value',
    taxable: 'Taxable value',
    tax: 'Tax',
    csv: 'CSV',
    csvOf: icu('Download the CSV of {title}'),
    show: 'Show',
    hide: 'Hide',
    showOne: icu('Show {title}'),
    hideOne: icu('Hide {title}'),
  },
  files: {
    about: 'The CSVs are for the offline tool, and the workbook is for your accountant.',
    writing: 'Writing...',
    workbook: 'Workbook',
    json: 'Download JSON',
    several: icu(
      '{count} files, because the portal accepts at most 4.7 MiB at once. Upload each one.',
    ),
    failed: 'Failed to create the workbook. Please try again.',
  },
  period: {
    howOften: 'How often you file',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    label: 'Period:',
  },
  advances: {
    title: icu('For services or goods? ({count})'),
    about:
      'Tax on an advance for services is due for the month you received it, with or without a receipt voucher. An advance for goods has no tax before the invoice. Until you choose, it is not counted in the return.',
    received: icu('Received {day}'),
    services: 'Services',
    goods: 'Goods',
    of: {
      services: icu('{amount} of {name} is for services'),
      goods: icu('{amount} of {name} is for goods'),
    },
  },
  registration: {
    label: 'GSTIN',
    own: 'Current GSTIN',
    help: 'Documents issued under an earlier GSTIN go in its own returns.',
  },
  problems: {
    refused: icu(
      '{count, plural, one {# thing the portal would reject} other {# things the portal would reject}}',
    ),
    known: icu('{count, plural, one {# thing to check} other {# things to check}}'),
    help: {
      refused:
        'Open the document and revise it, or credit it and issue a new one. Correct its client or item too, so that the next document is right. Until you fix them, these stay in the file so that its totals match.',
      known: 'Suggestions only: you can file the return as it is.',
    },
    weights: { refused: 'MUST FIX', known: 'SUGGESTION' },
    editClient: 'Edit client',
    editItems: 'Edit items',
    less: 'Show less',
    all: icu('Show all {count}'),
  },
  body: {
    failed: 'Failed to load the return',
    failedWhy: 'Check your connection, then try again.',
    loading: 'Loading the return',
    notYours: 'You do not file these returns',
    why: {
      none: 'Your business is not registered for GST, so it files no return. Once it is, enter your GSTIN under Setting → Tax.',
      composition:
        'A composition dealer files CMP-08 and GSTR-4 instead, which list no invoices. Find your totals in the registers.',
    },
    settings: 'Open tax settings',
  },
  tie: {
    ties: icu('Matches your books to the paisa: {amount} including {tax} tax'),
    tiesAbout:
      'The sections add up to the invoices less the credit notes of this period, for each tax and HSN/SAC.',
    differs: 'Does not match your books',
    differsAbout: icu(
      'The sections add up to {sections} with {sectionsTax} tax, but your books to {books} with {booksTax}. Contact us before you file this return.',
    ),
  },
  forms: { gstr1: 'GSTR-1', gstr1a: 'GSTR-1A', gstr3b: 'GSTR-3B' },
  status: {
    label: 'Filing',
    loading: 'Loading the filing status',
    checksFailed: 'Failed to load whether these months are checked.',
    unknown: 'Not known',
    done: 'done',
    details: 'Details',
    hideDetails: 'Hide details',
    people: { you: 'you', owner: 'the owner' },
    dayBy: icu('{day}, by {who}'),
    due: {
      label: 'Due',
      byState: icu('22 or 24 {month}'),
      byStateAbout: 'By your State',
      over: 'Filed',
    },
    check: {
      label: 'To check',
      none: 'Nothing to fix',
      noneAbout: 'Passed the portal’s format checks',
      refused: icu('{count} to fix'),
      undecided: icu('{count, plural, one {# advance to decide} other {# advances to decide}}'),
      known: icu('{count, plural, one {# suggestion} other {# suggestions}}'),
      andKnown: icu('and {count, plural, one {# suggestion} other {# suggestions}}'),
      knownAbout: 'You can file it as it is',
      show: 'Show',
      inGstr1: 'Show in GSTR-1',
    },
    file: {
      label: 'Download',
      ready: 'JSON for the portal',
      readyAbout: 'Upload it under Returns, Prepare offline',
      nil: 'Nil return',
      nilAbout: 'Needs no file: file it on the portal',
      waits: 'Not yet',
      waitsAbout: 'Choose first what the advances are for',
      copying: 'Copy',
      figures: 'Figures for the portal',
      figuresAbout: 'Click a figure of 3.1 or 3.2 below',
    },
    checked: {
      label: 'Checked',
      open: 'Not yet',
      openAbout: 'You can still edit documents',
      none: 'Not marked',
      yes: 'Checked',
      some: icu('{done} of {all} months'),
      someAbout: icu('Next: {month}'),
      mark: 'Mark as checked',
      markOf: icu('Mark as checked: {month}'),
      undo: 'Undo',
      undoOf: icu('Undo the check of {month}'),
      failed: 'Failed to change the mark. Please try again.',
    },
    filed: {
      label: 'Filed',
      open: 'Not yet',
      notYet: icu('Possible from {day}'),
      mark: 'Mark as filed',
      on: icu('Filed on {day}'),
      monthsOn: icu('{months} filed on {day}'),
      unmark: 'Unmark',
      unmarkMonths: icu('Unmark {months}'),
    },
    consequences: {
      gstr1: icu(
        'Documents dated in {months} cannot be issued, revised, deleted or restored. To change what was filed, open the document and choose “Correct after filing”, or issue a credit note with a later date.',
      ),
      gstr3b:
        'The mark changes no document. From the day it was filed on, GSTR-1A can no longer amend the GSTR-1 of the same period.',
    },
    ask: {
      gstr1: icu(
        'Once you filed it on the portal, mark it here, so that no document of {months} is changed by accident.',
      ),
      gstr3b: icu(
        'Once you filed it on the portal, mark it here, so that reports and businesses no longer list {months} as open.',
      ),
    },
    history: {
      label: 'History of filing',
      filed: icu('{months} marked as filed on {day} by {who}'),
      unfiled: icu('{months}: filed mark removed by {who} on {day}'),
      checked: icu('{months} checked by {who} on {day}'),
      unchecked: icu('{months}: check undone by {who} on {day}'),
    },
  },
  marking: {
    title: icu('Mark {form} for {months} as filed?'),
    about: {
      gstr1: icu(
        'You can then no longer issue, revise, delete or restore documents dated in {months}. Payments, reminders and later credit notes continue as before. You can unmark the return, with a reason.',
      ),
      gstr1a: icu(
        'Enter the corrections of {months} on the portal first, as listed here. They then count as reported, and GSTR-3B for {months} includes them. Each period has only one GSTR-1A.',
      ),
      gstr3b: icu(
        'You can still change documents of {months}. From this day on, GSTR-1A can no longer correct GSTR-1 for {months}. You can unmark the return, with a reason.',
      ),
    },
    on: 'Filed on',
    onHelp: 'As shown on the portal’s acknowledgement.',
    marking: 'Marking...',
    cancel: 'Cancel',
  },
  unmarking: {
    title: icu('Unmark {form} for {months}?'),
    about: {
      gstr1: icu(
        'Documents of {months} can then be changed again. The return you filed will not include these changes, so amend it on the portal. The history keeps the mark, your name and your reason.',
      ),
      gstr1a: icu(
        'The corrections of {months} then count as not told, and the next return amends them. Nothing changes on the portal. The history keeps the mark, your name and your reason.',
      ),
      gstr3b: icu(
        'Reports then list {form} for {months} as not filed. Nothing changes on the portal. The history keeps the mark, your name and your reason.',
      ),
    },
    unmarking: 'Unmarking...',
    help: 'For your books, for example “An invoice was missing”.',
  },
} as const
