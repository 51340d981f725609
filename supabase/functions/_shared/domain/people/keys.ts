import * as v from 'valibot'
import { requiredLine } from '../text.ts'

/** A key in the place of a session's token. */
export const KEY_PREFIX = 'bahi_live_'

/** A key changes what its scopes name; every key reads. */
export const keyScopes = ['documents', 'drafts', 'clients', 'payments'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Whether a key has the scope that something needs: whoever writes documents writes drafts, too. */
export const covers = (scopes: readonly KeyScope[], needed: KeyScope): boolean =>
  scopes.includes(needed) || (needed === 'drafts' && scopes.includes('documents'))

const NAME_LENGTH = 80

export const keySchema = v.object({
  name: requiredLine('name', NAME_LENGTH),
  scopes: v.array(v.picklist(keyScopes)),
  /** The last day in India on which it works, `YYYY-MM-DD`; null is for good. */
  expiresOn: v.nullable(v.string()),
})
export type NewKey = v.InferOutput<typeof keySchema>
