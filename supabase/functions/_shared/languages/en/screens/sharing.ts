import { icu } from '#languages/icu.ts'

/** How a document goes to its client: link, WhatsApp, mail. */
export const sharing = {
  area: 'sharing',
  share: {
    title: 'Share',
    copy: 'Copy link',
    copying: 'Copying...',
    whatsApp: 'WhatsApp',
    more: 'More ways',
    opening: 'Opening...',
    link: 'Link',
    linkHelp: 'Your browser does not allow copying: copy it from here.',
    notYet: 'Not shared yet.',
    loading: 'Loading the link',
  },
  renew: {
    action: 'Make a new link',
    pending: 'Making it...',
    question:
      'The old link stops working at once. Whoever needs the invoice gets the new one from you.',
  },
  revoke: {
    action: 'Stop sharing',
    pending: 'Stopping...',
    question: 'The link stops working at once. You can share the invoice again with a new one.',
  },
  remind: {
    title: 'Remind',
    dueToday: 'Due today.',
    dueTomorrow: icu('Due tomorrow ({day}).'),
    dueLater: icu('Due in {days} days ({day}).'),
    overdue: icu('{days, plural, one {# day} other {# days}} overdue (it was due on {day}).'),
    whatsApp: 'Remind on WhatsApp',
    email: 'Remind by email',
  },
  noWayToPay: {
    nothing: 'Your client will not see how to pay: neither a UPI ID nor a bank account is set.',
    noAccount:
      'Your client will not see how to pay: UPI takes rupees only, and no bank account is set.',
    about: icu(
      '{reason} What you set later shows on this invoice, too: on its page at once, and on every PDF made after that.',
    ),
    set: 'Set payment details',
  },
  mail: {
    email: 'Email',
    titles: { invoice: 'Send by email', reminder: 'Remind by email' },
    loading: 'Writing the mail',
    help: 'Amount, due date and a button to the invoice stand below; the PDF goes along.',
    unpayable: 'Your client could not pay from this mail. If that is what you want, say so once.',
    sendUnpayable: 'Mail without a way to pay',
    saving: 'Saving...',
  },
} as const
