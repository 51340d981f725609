import * as v from 'valibot'
import { parseMinor } from './money.ts'

/** A decimal as typed or sent, in minor units; blank is 0. `label` names the field in its errors. */
export const typedAmount = (label: string) =>
  v.pipe(
    v.union([v.number(), v.string()], `${label} must be a number.`),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const typed = String(dataset.value).trim()
      const minor = typed === '' ? 0 : parseMinor(typed)
      if (minor === null) {
        addIssue({ message: `${label} must be a number with at most two decimals.` })
        return NEVER
      }
      return minor
    }),
    v.minValue(0, `${label} cannot be negative.`),
  )
