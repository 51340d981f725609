import { icu } from '#languages/icu.ts'

/** How a document goes to its client: link, WhatsApp, mail. */
export const sharing = {
  area: 'sharing',
  share: {
    title: 'Share',
    copy: 'Copy link',
    copying: 'Copying...',
    whatsApp: 'WhatsApp',
    more: 'More options',
    opening: 'Opening...',
    link: 'Link',
    linkHelp: 'Your browser blocked copying. Select the link and copy it.',
    notYet: 'Not shared yet.',
    loading: 'Loading the link',
  },
  renew: {
    action: 'Create new link',
    pending: 'Creating...',
    question:
      'The old link stops working at once. Send the new one to everyone who needs the invoice.',
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
    nothing:
      'Your client will not see how to pay, because you have not entered a UPI ID or a bank account.',
    noAccount:
      'Your client will not see how to pay. UPI takes only rupees, and you have not entered a bank account.',
    about: icu(
      '{reason} You can add payment details later. The invoice page then shows them at once, and so does every new PDF.',
    ),
    set: 'Set payment details',
  },
  mail: {
    email: 'Email',
    titles: { invoice: 'Send by email', reminder: 'Remind by email' },
    loading: 'Preparing the email',
    help: 'We add the amount, the due date, a button to the invoice and the PDF.',
    unpayable: 'Your client cannot pay from this email. Confirm if you want to send it anyway.',
    sendUnpayable: 'Send without payment details',
    saving: 'Saving...',
  },
} as const
