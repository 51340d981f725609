import { icu } from '#languages/icu.ts'

/** Keys by which programs act as their owner. */
export const connections = {
  area: 'connections',
  title: 'API keys',
  loading: 'Loading your keys',
  loadFailed: 'Failed to load your keys.',
  allFailed: 'Failed to load your keys and webhooks',
  none: 'No keys yet',
  about:
    'A key lets a program read your invoices and create new ones, without your password. For example, your shop issues an invoice for each order.',
  make: 'Create API key',
  how: '<link>API reference</link><guide>Connect Claude or another assistant</guide>',
  ending: icu('Ends in {letters}'),
  used: icu('Last used {at}'),
  unused: 'Not used yet',
  until: icu('Works until {day}'),
  over: icu('Expired on {day}'),
  end: 'End',
  endOne: icu('End {name}'),
  reads: 'Read everything',
  scopes: {
    documents: 'Invoices and other documents',
    drafts: 'Drafts only',
    clients: 'Clients and items',
    payments: 'Payments',
  },

  making: {
    title: 'Create API key',
    lead: 'Every key can read your invoices, clients and reports. Choose what else it can do.',
    name: 'Name',
    nameHelp: 'The program that uses it, such as “Shop”.',
    scopes: 'Permissions',
    documents: 'Create, issue and send invoices, estimates and notes, for new clients too.',
    drafts: 'Write drafts that you check and issue yourself. An assistant needs only this.',
    clients: 'Add and change clients and saved items.',
    payments: 'Record payments, advances and refunds.',
    never:
      'No key can change payment details, your password or your settings, or export or delete the account.',
    until: 'Expires after',
    days: icu('{days} days'),
    year: 'One year',
    forGood: 'Never',
    make: 'Create key',
    making: 'Creating...',
    failed: 'The key could not be created. Please try again.',
  },

  made: {
    title: 'Your new key',
    lead: 'Copy it into your program now. We show it only this once.',
    key: 'Key',
    copy: 'Copy',
    copied: 'Key copied.',
    kept: 'I have saved it',
  },

  endingOf: {
    title: icu('End {name}?'),
    lead: 'The program that has this key can no longer use it. This cannot be undone.',
    act: 'End key',
    acting: 'Ending...',
    failed: 'The key could not be ended. Please try again.',
    done: 'Key ended.',
  },
} as const
