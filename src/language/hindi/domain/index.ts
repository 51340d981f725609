import { historyWords } from '#domain/document/history.ts'
import { cautionWords } from '#domain/document/new/caution-words.ts'
import { problemWords } from '#domain/gst/gstr1/problem-words.ts'
import { sectionWords } from '#domain/gst/gstr1/section-words.ts'
import { supplyWords } from '#domain/gst/supply-words.ts'
import { messages } from '#domain/messages/messages.ts'
import { rareMessages } from '#domain/messages/rare-messages.ts'
import { refusals } from '#domain/messages/refusals.ts'
import { settledWords } from '#domain/payment/payment.ts'
import { amountLabelWords } from '#src/lib/amount-label.ts'
import { amountWords } from '#src/lib/amount-texts.ts'
import { amountLabelsInHindi, amountsInHindi, settledInHindi } from './amounts.ts'
import { cautionsInHindi } from './cautions.ts'
import { problemsInHindi } from './gst-problems.ts'
import { sectionsInHindi } from './gst-sections.ts'
import { historyInHindi } from './history.ts'
import { messagesInHindi } from './messages.ts'
import { rareMessagesInHindi } from './rare-messages.ts'
import { refusalsInHindi } from './refusals.ts'
import { supplyInHindi } from './supply.ts'

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
  [refusals, refusalsInHindi],
  [historyWords, historyInHindi],
  [settledWords, settledInHindi],
  [amountWords, amountsInHindi],
  [amountLabelWords, amountLabelsInHindi],
  [supplyWords, supplyInHindi],
  [cautionWords, cautionsInHindi],
  [problemWords, problemsInHindi],
  [sectionWords, sectionsInHindi],
]

/** Errors, refusals and histories speak Hindi where the domain words them. */
export function speakDomain() {
  const replaced = sentences.map(([catalogue, inHindi]) => replace(catalogue, inHindi))
  return () => {
    for (const putBack of replaced) putBack()
  }
}
