/** The ages of what is owed, by the days since it was due, as the database counts them everywhere. */
export const ages = ['notDue', 'late30', 'late60', 'late90', 'lateOver'] as const
export type Age = (typeof ages)[number]
