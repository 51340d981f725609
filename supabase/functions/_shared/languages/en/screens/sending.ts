import { icu } from '#languages/icu.ts'

/** Shared by mails and links of documents and statements: the form of a mail, and who looked. */
export const sending = {
  area: 'sending',
  form: {
    view: 'View',
    views: { write: 'Write', preview: 'Preview' },
    to: 'To',
    cc: 'Cc',
    ccHelp: 'At most six addresses in To and Cc, separated by commas.',
    subject: 'Subject',
    message: 'Message',
    messageHelp: icu('{help} Replies come to the address that you sign in with.'),
    send: 'Send',
    sendAgain: 'Send again',
    sending: 'Sending...',
  },
  preview: {
    title: 'Preview of the email',
    from: icu('From {sender} · {subject}'),
    nameless: icu(
      '“{name}” looks like a web or email address, so it is not shown as the sender. In your business profile, write it as words: add a space after each dot, and leave out @ and slashes.',
    ),
  },
  otherWays: {
    about: icu('{reason} You can send the same text yourself. The link shows the PDF.'),
    mailProgram: 'Open your email app',
    whatsApp: 'WhatsApp',
  },
  views: {
    none: 'Not viewed yet.',
    once: icu('Viewed once, {last}'),
    times: icu('Viewed {views} times, first {first}, last {last}'),
  },
  receipt: {
    label: icu('{client} gets a receipt by email'),
    help: 'It goes out in a few minutes, so you can undo a mistake first.',
  },
} as const
