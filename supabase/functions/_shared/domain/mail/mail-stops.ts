import * as v from 'valibot'

/** The mails that a recipient refuses: those of one sender, or those of everybody who sends through this product. */
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
