import { icu } from '#languages/icu.ts'

/** Where a mail's "no more of these" leads. */
export const stop = {
  area: 'stop',
  tab: 'Stop emails',
  unknown: 'Link not found',
  unknownText: 'This link was not found. It may be incomplete. Open it from the email again.',
  thisSender: 'this sender',
  ask: 'Stop these emails?',
  stopped: 'Emails stopped',
  stoppedAll: 'Nobody can send you emails from here any more.',
  stoppedOne: icu('{sender} can no longer send you emails from here.'),
  askText: icu(
    '{sender} sent you an invoice with {product}. You can stop these emails to your address. The invoice itself stays.',
  ),
  stopOne: icu('Stop emails from {sender}'),
  stopAll: icu('Stop emails from everyone on {product}'),
  stopping: 'Stopping...',
  failed: 'This page could not be loaded',
  loading: 'Loading',
  wait: 'Wait a moment.',
} as const
