import * as v from 'valibot'

/** Whose mails somebody wants no more: the sender's of one mail, or those of all who send by this product. */
const stopScopes = ['sender', 'all'] as const
export type StopScope = (typeof stopScopes)[number]

export const stoppedStates = ['none', ...stopScopes] as const

export type MailStop = {
  /** The seller in whose name mails came; null where the business is gone. */
  sender: string | null
  stopped: (typeof stoppedStates)[number]
}

export const stopRequestSchema = v.object({
  scope: v.picklist(stopScopes, 'scope must be sender or all.'),
})
