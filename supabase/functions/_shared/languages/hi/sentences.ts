import type { Sentences } from '#languages/say.ts'
import { messages } from './messages/index.ts'
import { refusals } from './messages/refusals/index.ts'

export const sentences: Sentences = { messages, refusals }
