/** Under which key the settings keep what was typed into a form, for each person apart. */
export const draftKeyOf = (form: 'profile' | 'business' | 'payment-details', userId?: string) =>
  `bahi-draft-${form}-${userId}`
