import { kindWord } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import type { GoneWords } from '#domain/language/page-words.ts'

export const englishGone: GoneWords = {
  withdrawn: (kind, number) => `${kinds[kind].noun} ${number} was withdrawn`,
  askOf: (kind, seller) => {
    const noun = kindWord({ kind })
    return noun === 'invoice'
      ? `${seller} has withdrawn this invoice, so please do not pay it. If you have paid already, or have a question, please ask ${seller}.`
      : `${seller} has withdrawn this ${noun}. If you have a question, please ask ${seller}.`
  },
  replaced: ['It was replaced by ', '.'],
  resting: 'This link rests',
  askResting: (seller) =>
    `${seller} shows nothing here for the time being. If you want to pay, or have a question, please ask ${seller}.`,
  notFound: 'Invoice not found',
  askSender:
    'This link does not lead to an invoice. It may be incomplete, or whoever sent it has replaced or ended it. Please ask them for a new link.',
}
