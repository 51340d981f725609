import { placeOwner } from '#src/lib/chosen-business.ts'

/** The key under which this browser keeps a trial without an account. */
export const TRIAL_PLACE = 'bahi-trial'

const prefixOf = (userId: string) => `bahi-unsaved-${placeOwner(userId)}-`

/** The length of a draft's id. */
const ID_LENGTH = 36

/** The key under which one tab keeps unsaved changes of a draft. They outlive the tab and the session. */
export const placeOf = (userId: string, draftId: string, tab: string) =>
  `${prefixOf(userId)}${draftId}-${tab}`

/** The keys of a person's unsaved drafts, or of one of them. */
export const waitingPlaces = (userId: string, draftId = '') =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId) + draftId))

/** Returns the id of the draft that waits at a place. */
export const draftAt = (userId: string, place: string) =>
  place.slice(prefixOf(userId).length).slice(0, ID_LENGTH)
