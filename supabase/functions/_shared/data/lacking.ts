import * as v from 'valibot'

/** Where a row lacks it, it is empty: the screens word that, for this row alone. */
export const orEmpty = v.nullish(v.string(), '')

/** The number of a document that another row tells of. */
export const numberOfAnother = v.nullish(v.string(), 'N/A')
