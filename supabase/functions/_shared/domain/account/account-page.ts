import * as v from 'valibot'
import { type AccountRow, accountParts } from './account-file.ts'
import { accountRows } from './account-rows.ts'

/** A file below `data/` of the ZIP. */
export const accountPage = v.variant(
  'part',
  accountParts.map((part) =>
    v.object({
      part: v.literal(part),
      rows: v.array<v.GenericSchema<AccountRow>>(accountRows[part]),
    }),
  ),
)
