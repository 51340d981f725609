import * as v from 'valibot'
import type { Answer } from './answer.ts'

export const message = v.object({
  id: v.string(),
  url: v.string(),
  event_id: v.string(),
  timestamp: v.string(),
  signature: v.string(),
  /** The very text that is signed. */
  body: v.string(),
})

/** An event on its way to one receiver, signed for it. */
export type Message = v.InferOutput<typeof message>

/** Why no answer came; private.webhook_attempts knows the same. */
export type Fault = 'address' | 'name' | 'connection' | 'timeout' | 'answer'

/** How one try to deliver a message went. */
export type Result = { milliseconds: number } & (
  | ({ fault: null } & Answer)
  | { fault: Fault; status: null }
)
