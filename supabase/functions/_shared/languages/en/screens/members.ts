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
      'Can do everything except change members, keys and payment details, export, restore, and delete the account.',
    accountant:
      'Can read and download everything, comment on documents, and mark months as checked or filed.',
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
  takeBack: 'Withdraw invitation',
  takeBackOf: icu('Withdraw invitation of {email}'),
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
      'It invites them to your business as {role}, says what this role can do, and has a link that works once, for seven days.',
    ),
    invite: 'Invite',
    makeLink: 'Create new link',
    inviting: 'Inviting...',
    failed: 'The invitation could not be created. Please try again.',
  },

  made: {
    title: 'Invitation created',
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
    takingBack: 'Withdrawing...',
    failed: 'The invitation could not be withdrawn. Please try again.',
    done: 'Invitation withdrawn.',
  },

  leaving: {
    title: icu('Leave {business}?'),
    lead: 'You can open it again only after its owner invites you again.',
    leave: 'Leave',
    leaving: 'Leaving...',
    failed: 'You could not leave this business. Please try again.',
  },
} as const
