/** Handed on by the buttons of the landing page: who presses one is likely to have no account. */
export const asNew = { visitor: 'new' } as const

export const isNewIn = (state: unknown) =>
  typeof state === 'object' &&
  state !== null &&
  'visitor' in state &&
  state.visitor === asNew.visitor
