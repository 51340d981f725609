/** Lawful only if the person knows more than the document says: the database issues it when `confirmed` has the code. */
export const confirmable = ['reverse_charge_unregistered', 'composition_beyond_state'] as const
export type Confirmable = (typeof confirmable)[number]
