import { icu } from '#languages/icu.ts'

/** Taking an account along, bringing it back, and leaving. */
export const accountData = {
  area: 'accountData',
  export: {
    title: 'Export everything',
    about: 'One ZIP, created here in your browser. It contains:',
    holds: {
      json: 'JSON with every client, item, document, payment and setting, to restore this account from',
      csv: 'CSV files for spreadsheets and your accountant',
      pdf: 'The PDF of every invoice, credit note, estimate and voucher',
    },
    pdfs: 'PDFs',
    ofAll: 'All years',
    ofYear: icu('Year {year}'),
    none: 'None',
    start: 'Export everything',
    stop: 'Stop',
    documents: 'Documents',
    done: 'Done. The ZIP contains everything in this account.',
    stay: 'Keep this screen open until it is done.',
  },
  /** The lines of the ZIP's README.txt. */
  readme: {
    about: icu('This is a complete export of an account. {file} of the product describes it.'),
    manifest: 'what this export is, and how many records each part has',
    data: 'the account as JSON; restore it from this ZIP under Setting → Your data',
    csv: 'the same for spreadsheets, with amounts in the currency of each document',
    pdf: 'the documents, by financial year',
  },
  restore: {
    title: 'Restore an export',
    about:
      'Choose a ZIP that you exported here. Your profile, business, clients, items, documents, payments and their history come back as they were. Share links and sign-ins are not restored: create them again. Restore into an account without clients, items and documents. If the restore stops, choose the same file again.',
    halfWay:
      'A restore stopped before it was done. Finish or undo it before you change anything else in this account.',
    choose: 'Choose ZIP',
    restoring: 'Restoring...',
    goOn: 'Continue',
    takeBack: 'Undo restore',
    read: 'Rows read',
    written: 'Rows written',
    takenBack: 'Rows removed',
  },
  missing: {
    title: 'Missing numbers',
    about:
      'Invoice numbers must be consecutive (CGST Rule 46). A restored file left these out. Ask your accountant how to report them.',
    span: icu('{first} to {last} ({count})'),
  },
  moving: {
    title: 'Move from another program',
    about: 'Import clients, items and old invoices from Zoho, Refrens or any spreadsheet.',
    import: 'Import a file',
  },
  leave: {
    title: 'Delete your account',
    about:
      'Seven days after you ask, we erase everything for good: the documents you issued, payments, clients and your profile. During these seven days your share links, emails and recurring invoices are paused. Sign in to stop the deletion.',
    before:
      'Export everything first. If you are registered for GST, you must keep your books for 72 months after the due date of the year’s annual return (CGST Act, s. 36). The export will be your only copy.',
    delete: 'Delete account',
    ask: 'Delete your account?',
    follows: {
      atOnce:
        'At once: you are signed out on all devices. Your clients’ links show nothing, no emails are sent, and no invoices are issued automatically.',
      within: 'Within seven days: sign in to keep your account as it is.',
      after:
        'After seven days: everything is erased, including issued documents. Nobody can restore it.',
    },
    exported:
      'Have you exported everything? You can do it on this page. The law requires you to keep a copy.',
    goOn: 'Continue',
    keep: 'Keep my account',
    prove: 'Confirm that it is you',
    mailed: icu('We have emailed a code to {email}.'),
    askPassword: 'Enter your password. If you have none, ask for a code by email.',
    code: 'Code from the email',
    password: 'Password',
    deleting: 'Deleting...',
    deleteMine: 'Delete my account',
    mailing: 'Sending...',
    mailCode: 'Email me a code',
  },
} as const
