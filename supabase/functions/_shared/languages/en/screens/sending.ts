import { icu } from '#languages/icu.ts'

/** Shared by mails and links of documents and statements: the form of a mail, and who looked. */
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
    messageHelp: icu('{help} Answers come to the address that you sign in with.'),
    send: 'Send',
    sendAgain: 'Send again',
    sending: 'Sending...',
  },
  preview: {
    title: 'Preview of the mail',
    from: icu('From {sender} · {subject}'),
    nameless: icu(
      '“{name}” reads like a web or mail address, so it does not stand there as the sender. In your business, write it as words: with a space behind each dot, without @ or a slash.',
    ),
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
