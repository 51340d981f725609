import { messages } from '#domain/messages.ts'
import { rareMessages } from '#domain/rare-messages.ts'
import { messagesInHindi } from './messages.ts'
import { rareMessagesInHindi } from './rare-messages.ts'

/** Says other sentences in a catalogue of the domain, until what it gives is called. */
function replace(catalogue: object, others: object) {
  const before = { ...catalogue }
  Object.assign(catalogue, others)
  return () => Object.assign(catalogue, before)
}

/** By a catalogue of the domain, which has it in English: the same in Hindi. */
const sentences: readonly (readonly [catalogue: object, inHindi: object])[] = [
  [messages, messagesInHindi],
  [rareMessages, rareMessagesInHindi],
]

/** Errors, refusals and histories speak Hindi where the domain words them. */
export function speakDomain() {
  const replaced = sentences.map(([catalogue, inHindi]) => replace(catalogue, inHindi))
  return () => {
    for (const putBack of replaced) putBack()
  }
}
