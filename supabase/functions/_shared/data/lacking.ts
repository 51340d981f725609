import * as v from 'valibot'

/** Reads a missing text as empty: the screens then show their own words for it. */
export const orEmpty = v.nullish(v.string(), '')

/** The number of a document that another row tells of. */
export const numberOfAnother = v.nullish(v.string(), 'N/A')
