const answer = (accepted: boolean, name: string | null, day: string) =>
  `${accepted ? 'Accepted' : 'Declined'}${name === null ? '' : ` by ${name}`} on ${day}`

/** The panel of an estimate, and the form by which its client answers. */
export const estimate = {
  labels: {
    accept: 'Accept',
    decline: 'Decline',
    acceptThis: 'Accept this estimate',
    declineThis: 'Decline this estimate',
    yourName: 'Your name',
    // Why it was not taken, when no field is at fault.
    failed: 'Your answer could not be sent. Please try again.',
    ended: 'This link has expired, or the estimate was withdrawn.',
  },
  states: {
    sent: 'SENT',
    accepted: 'ACCEPTED',
    declined: 'DECLINED',
    expired: 'EXPIRED',
    converted: 'CONVERTED',
    cancelled: 'CANCELLED',
  },
  validUntil: (day: string) => `Valid until ${day}`,
  expired: (day: string, seller: string) =>
    `This estimate was valid until ${day}, so you can no longer answer it. Ask ${seller} for a new one.`,
  converted: (seller: string) => `${seller} has created the invoice.`,
  answered: (accepted: boolean, name: string | null, day: string, seller: string) =>
    `${answer(accepted, name, day)}. ${seller} can see this answer.`,
  /** Told by a file that the seller restored: nobody answered by this page. */
  answeredByFile: (accepted: boolean, name: string | null, day: string, seller: string) =>
    `${answer(accepted, name, day)}, according to a file that ${seller} restored.`,
  answeredOnce: (seller: string) =>
    `You can answer only once. ${seller} sees your name and answer.`,
}
