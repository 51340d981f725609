import * as v from 'valibot'
import { dayInIndia } from '#domain/dates.ts'
import type { NamedChange } from '#domain/people/named-change.ts'

const text = v.optional(v.nullable(v.string()), null)

/** Who wrote a row: null for the owner, as it is before the database says it. */
export const byEntries = { by_name: text }

/** Who wrote a row last. */
export const writtenEntries = { changed_by_name: text }

/** The same, and when. */
export const changedEntries = { ...writtenEntries, changed_at: text }

export const lastChangeOf = ({
  changed_at: at,
  changed_by_name: name,
}: v.InferOutput<v.ObjectSchema<typeof changedEntries, undefined>>): NamedChange =>
  at && name ? { name, day: dayInIndia(new Date(at)) } : null
