/** Where this browser keeps a trial without an account. */
export const TRIAL_PLACE = 'bahi-trial'

const prefixOf = (userId: string) => `bahi-unsaved-${userId}-`

/** How long the id of a draft is. */
const ID_LENGTH = 36

/** Where one tab keeps what waits of a draft. It outlives the tab and the session. */
export const placeOf = (userId: string, draftId: string, tab: string) =>
  `${prefixOf(userId)}${draftId}-${tab}`

/** Where this browser keeps what waits to be saved of a person's drafts, or of one of them. */
export const waitingPlaces = (userId: string, draftId = '') =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId) + draftId))

/** Returns the id of the draft that waits at a place. */
export const draftAt = (userId: string, place: string) =>
  place.slice(prefixOf(userId).length).slice(0, ID_LENGTH)
