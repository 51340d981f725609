import { icu } from '#languages/icu.ts'

/** Taking an account along, bringing it back, and leaving. */
export const accountData = {
  area: 'accountData',
  export: {
    title: 'Export everything',
    about: 'One ZIP, made here in your browser. It holds:',
    holds: {
      json: 'JSON with every client, item, document, payment and setting, from which this account can be restored',
      csv: 'CSV files for spreadsheets and your accountant',
      pdf: 'The PDF of every invoice, credit note, estimate and voucher',
    },
    pdfs: 'PDFs',
    ofAll: 'Of all years',
    ofYear: icu('Of {year}'),
    none: 'None',
    start: 'Export everything',
    stop: 'Stop',
    documents: 'Documents',
    done: 'Done. The ZIP holds everything of this account.',
    stay: 'Keep this screen open until it is done.',
  },
  /** The lines of the ZIP's README.txt. */
  readme: {
    about: icu('This is everything of an account, as {file} of the product describes it.'),
    manifest: 'what this is, and how much there is of each part',
    data: 'the account as JSON: restore it with this very ZIP under Settings, Your data',
    csv: 'the same for spreadsheets, amounts in the currency of each document',
    pdf: 'the documents, by financial year',
  },
  restore: {
    title: 'Restore an export',
    about:
      'Choose a ZIP that was exported here. Profile, business, clients, items, documents, payments and their history come back as they were; links and logins are made anew. It needs an account without clients, items and documents. Should it stop on the way, choose the same file again.',
    halfWay:
      'A restore stopped half-way. Until it has ended, or was taken back, nothing else can be changed in this account.',
    choose: 'Choose the ZIP',
    restoring: 'Restoring...',
    goOn: 'Go on',
    takeBack: 'Take back',
    read: 'Rows read',
    written: 'Rows written',
    takenBack: 'Taken back',
  },
  missing: {
    title: 'Numbers that no document has',
    about:
      'Numbers of invoices follow each other without a gap (CGST Rule 46). A file that was restored left these out; ask your accountant what to say of them.',
    span: icu('{first} to {last} ({count})'),
  },
  moving: {
    title: 'From another program',
    about: 'Clients, items and old invoices of Zoho, Refrens or any spreadsheet.',
    import: 'Import a file',
  },
  leave: {
    title: 'Delete your account',
    about:
      'Everything of yours is erased for good, seven days after you ask: documents that you issued, payments, clients, your profile. During these days your links, mails and schedules rest, and a login stops it.',
    before:
      'Export everything before. Who is registered for GST has to keep their books for 72 months after the annual return of the year was due (CGST Act, s. 36), and the export is then your only copy.',
    delete: 'Delete account',
    ask: 'Delete your account?',
    follows: {
      atOnce:
        'At once: you are signed out on all devices. Your clients’ links show nothing, no mail goes out, and nothing is issued by itself.',
      within: 'Within seven days: log in, and everything goes on as before.',
      after:
        'After seven days: everything is erased, issued documents included. Nobody can bring it back.',
    },
    exported:
      'Have you exported everything? It is on this page, and it is the copy that the law has you keep.',
    goOn: 'Continue',
    keep: 'Keep my account',
    prove: 'Prove that it is you',
    mailed: icu('A mail with a code is on its way to {email}.'),
    askPassword: 'Enter your password, or have a code mailed if you have none.',
    code: 'Code from the mail',
    password: 'Password',
    deleting: 'Deleting...',
    deleteMine: 'Delete my account',
    mailing: 'Sending...',
    mailCode: 'Mail me a code',
  },
} as const
