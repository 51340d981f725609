import { icu } from '#languages/icu.ts'

/** Who works for a business, as what, and who is asked to. */
export const members = {
  area: 'members',
  title: 'Members',
  loading: 'Loading your members',
  loadFailed: 'Failed to load your members',
  about:
    'Only you work here so far. Invite a partner who works with you, or an accountant with read access. Each signs in with their own account.',
  invite: 'Invite',
  roles: { owner: 'Owner', partner: 'Partner', accountant: 'Accountant' },
  may: {
    partner:
      'Everything but members, keys, payment details, export, restore and deleting the account.',
    accountant:
      'Reads and downloads everything, comments on documents, and marks months checked or filed.',
  },
  columns: {
    who: 'Person',
    email: 'Email',
    role: 'Role',
    since: 'Member since',
    state: 'Link',
  },
  you: 'You',
  waiting: 'Invitations',
  until: icu('Open until {day}'),
  over: icu('Expired on {day}'),
  again: 'New link',
  againFor: icu('New link for {email}'),
  takeBack: 'Take back',
  takeBackOf: icu('Take back the invitation of {email}'),
  change: 'Change role',
  changeOf: icu('Change the role of {name}'),
  remove: 'Remove',
  removeOne: icu('Remove {name}'),
  leave: 'Leave this business',
  leaveAbout: icu('You work here as {role}.'),

  inviting: {
    title: 'Invite a member',
    againLead: 'The link that you sent before stops working.',
    email: 'Email',
    emailHelp: 'Only the owner of this address can accept.',
    role: 'Role',
    says: 'The email that we send',
    saysWhat: icu(
      'Says that you ask them to work for your business as {role}, what that role may do, and has a link that works once within seven days.',
    ),
    invite: 'Invite',
    makeLink: 'Make a new link',
    inviting: 'Inviting...',
    failed: 'The invitation could not be made. Please try again.',
  },

  made: {
    title: 'Invitation made',
    mailed: icu('We emailed this link to {email}. You can send it yourself, too.'),
    unmailed: icu('We could not email this link. Send it to {email} yourself.'),
    once: 'It works once, for seven days. We show it only this once.',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied.',
    kept: 'Done',
  },

  changing: {
    save: 'Save role',
    saving: 'Saving...',
    failed: 'The role could not be changed. Please try again.',
    done: 'Role changed.',
  },

  removing: {
    title: icu('Remove {name}?'),
    lead: 'They cannot open this business from now on. What they made stays.',
    remove: 'Remove member',
    removing: 'Removing...',
    failed: 'This member could not be removed. Please try again.',
    done: 'Member removed.',
  },

  takingBack: {
    lead: 'Its link stops working.',
    takingBack: 'Taking back...',
    failed: 'The invitation could not be taken back. Please try again.',
    done: 'Invitation taken back.',
  },

  leaving: {
    title: icu('Leave {business}?'),
    lead: 'You can open it again only after its owner invites you anew.',
    leave: 'Leave',
    leaving: 'Leaving...',
    failed: 'You could not leave this business. Please try again.',
  },
} as const
