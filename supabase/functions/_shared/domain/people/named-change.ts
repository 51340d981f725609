import type { PlainDate } from '../dates.ts'

/** The last change of something by a member or a program, by the name of that time; null by the owner. */
export type NamedChange = { name: string; day: PlainDate } | null
