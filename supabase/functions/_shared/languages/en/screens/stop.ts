import { icu } from '#languages/icu.ts'

/** Where a mail's "no more of these" leads. */
export const stop = {
  area: 'stop',
  tab: 'Stop mails',
  unknown: 'Link not found',
  unknownText:
    'This link is not known. It may be incomplete: please open it from the mail once more.',
  thisSender: 'this sender',
  ask: 'Stop these mails?',
  stopped: 'Mails stopped',
  stoppedAll: 'Nobody can send you mails from here any more.',
  stoppedOne: icu('{sender} can send you no more mails from here.'),
  askText: icu(
    '{sender} sent you an invoice by {product}. You can stop these mails to your address; the invoice itself stays.',
  ),
  stopOne: icu('Stop mails from {sender}'),
  stopAll: icu('Stop mails from everyone on {product}'),
  stopping: 'Stopping...',
  failed: 'This page could not be loaded',
  loading: 'Loading',
  wait: 'Please wait a moment.',
} as const
