import { icu } from '../icu.ts'

/** What mails and links of documents and statements share: the form of a mail, and who looked. */
export const sending = {
  area: 'sending',
  form: {
    view: 'View',
    views: { write: 'Write', preview: 'Preview' },
    to: 'To',
    cc: 'Cc',
    ccHelp: 'Six addresses at most in both, with commas between them.',
    subject: 'Subject',
    message: 'Message',
    messageHelp: icu('{help} Answers come to the email address of your business.'),
    send: 'Send',
    sendAgain: 'Send again',
    sending: 'Sending...',
  },
  preview: {
    title: 'Preview of the mail',
    from: icu('From {sender} · {subject}'),
  },
  otherWays: {
    about: icu('{reason} You can send the same words yourself; the link shows the PDF.'),
    mailProgram: 'Open your mail program',
    whatsApp: 'WhatsApp',
  },
  views: {
    none: 'Not viewed yet.',
    once: icu('Viewed once, {last}'),
    times: icu('Viewed {views} times, first {first}, last {last}'),
  },
} as const
