import { icu } from '#languages/icu.ts'

/** GSTR-1, GSTR-3B, and whether a period is filed. */
export const gstReturns = {
  area: 'gstReturns',
  gstr1: {
    title: 'GSTR-1',
    subtitle: icu(
      'What you supplied, as the portal takes it. {product} puts it together; check it with your accountant.',
    ),
    furnishing:
      'Who files by the quarter furnishes the invoices and notes of registered clients alone in this month (IFF), so that they see them in time. All else goes with the quarter.',
    furnished: 'The first two months were furnished by IFF',
    furnishedHelp: 'Their invoices and notes to registered clients are then not told again',
    nothing: icu('Nothing to tell of {months}'),
    nothingAbout:
      'No invoice, credit note or advance of this GSTIN is dated in it. A return is due all the same: file it as nil on the portal.',
    nothingYet: 'Nothing else of this GSTIN is dated in it. Say first what its advances are for.',
    nothingRated:
      'Nothing else of this GSTIN is dated in it. Say first what its advances in another currency are worth: their receipt vouchers ask for the exchange rate.',
    nothingTold:
      'Of this GSTIN there is an advance alone that no section tells. Ask your accountant before you file it as nil.',
  },
  gstr3b: {
    title: 'GSTR-3B',
    subtitle: 'Figures of 3.1 and 3.2 to copy into the portal. Check them with your accountant.',
    supplies: '3.1 Outward supplies, and inward supplies on reverse charge',
    unregistered: '3.2 Of 3.1(a): inter-State supplies to unregistered persons',
    uinHolders: '3.2 Of 3.1(a): inter-State supplies to UIN holders',
    unregisteredShort: '3.2 unregistered',
    uinHoldersShort: '3.2 UIN holders',
    reverseCharge: icu(
      'Supplies of {amount} on which your clients owe the tax ({tax}) stand in the GSTR-1 (4B) and in no line of 3.1.',
    ),
    composition:
      '3.2 also asks for supplies to composition dealers: a GSTIN does not say who is one, so their line is yours to fill in.',
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
        help: icu('What you bought: {product} keeps no purchases, so this is yours to fill in'),
      },
      nonGst: { label: '(e) Non-GST outward supplies', help: 'Outside of GST' },
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
    notCopied: 'Your browser did not allow copying.',
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
    about:
      'The JSON is uploaded on the portal under Returns, Prepare offline. CSVs are for the offline tool, the workbook for your accountant.',
    writing: 'Writing...',
    workbook: 'Workbook',
    json: 'Download JSON',
    several: icu('{count} files: the portal takes 4.7 MiB at once. Upload each.'),
    failed: 'The workbook could not be written. Please try again.',
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
      'Of an advance for services tax is owed in the month in which it came, with a receipt voucher or without one; of goods none before the invoice. Until you say, it is in no figure.',
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
    own: 'The one of today',
    help: 'What was issued under an earlier GSTIN is told in its own returns.',
  },
  problems: {
    none: 'Nothing that the portal would refuse by its form: numbers, GSTINs, States and HSN/SAC are in order.',
    refused: 'What the portal would refuse',
    refusedHelp:
      'Open the document: revise it, or credit it and issue it anew. Mend its client or item as well, so that the next one is right. What stays is in the file all the same, so that it ties.',
    known: 'Before you file',
    knownHelp: 'Nothing of this is refused.',
    editClient: 'Edit the client',
    editItems: 'Edit the items',
    less: 'Show less',
    all: icu('Show all {count}'),
  },
  body: {
    failed: 'Failed to load the return',
    failedWhy: 'Something went wrong while putting your return together.',
    loading: 'Loading the return',
    notYours: 'No GSTR-1 and GSTR-3B for you',
    why: {
      none: 'Your business is not registered for GST, so it files no return. Once you are, enter your GSTIN in the settings.',
      composition:
        'A composition dealer files CMP-08 and GSTR-4 instead, and tells no invoices in them. The registers have your sums.',
    },
    settings: 'Business settings',
  },
  tie: {
    ties: icu('Ties to the ledger to the paisa: {amount}, of it {tax} tax'),
    tiesAbout:
      'The sections add up to your invoices less your credit notes of the period, tax by tax and by HSN/SAC.',
    differs: 'Does not tie to the ledger',
    differsAbout: icu(
      'The sections come to {sections} with {sectionsTax} tax, the books to {books} with {booksTax}. Do not file this before you have asked us.',
    ),
  },
  filed: {
    title: 'Filing',
    loading: 'Loading whether it is filed',
    notYet: icu('{months} can be marked as filed from the day after it has ended.'),
    ask: icu('Filed on the portal? Mark it here, and no document of {months} changes by accident.'),
    mark: 'Mark as filed',
    on: icu('Filed on {day}'),
    monthsOn: icu('{months} filed on {day}'),
    closed: icu(
      'What is dated in {months} is not issued, revised, deleted or restored. A credit note of a later day corrects what has to be.',
    ),
    unmark: 'Unmark',
    unmarkMonths: icu('Unmark {months}'),
    history: 'History of filing',
    unmarked: icu('{months} unmarked'),
    marked: icu('{months} marked as filed on {day}'),
  },
  marking: {
    title: icu('Mark {months} as filed?'),
    about: icu(
      'Nothing can then be issued with a date in {months}, and nothing that has one can be revised, deleted or restored. Payments, reminders and credit notes go on as before. You can take the mark back, for a reason.',
    ),
    on: 'Filed on',
    onHelp: 'As on the portal’s acknowledgement.',
    marking: 'Marking...',
    cancel: 'Cancel',
  },
  unmarking: {
    title: icu('Unmark {months}?'),
    about: icu(
      'Documents of {months} can be changed again. What you change then is not in the return that you filed: amend it there. The mark and your reason stay in the history.',
    ),
    unmarking: 'Unmarking...',
    help: 'For your books, such as “An invoice was missing”.',
  },
} as const
