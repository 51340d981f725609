const prefixOf = (userId: string) => `bahi-unsaved-${userId}-`

/** Where this browser keeps what waits, for each person and draft; it outlives the tab and the session. */
export const waitingPlace = (userId: string, draftId: string) => `${prefixOf(userId)}${draftId}`

/** The drafts of a person of which something waits here to be saved. */
export const waitingDrafts = (userId: string) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(userId)))
    .map((key) => key.slice(prefixOf(userId).length))
