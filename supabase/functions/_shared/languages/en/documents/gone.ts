import { kindNouns, kindWord } from '#domain/document/kind-questions.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'

/** The texts of a link whose document is withdrawn, for now or for good. */
export const gone = {
  withdrawn: (kind: DocumentKind, number: string) => `${kindNouns[kind]} ${number} was withdrawn`,
  /** Explains the withdrawal and names whom to ask. */
  askOf: (kind: DocumentKind, seller: string) => {
    const noun = kindWord({ kind })
    return noun === 'invoice'
      ? `${seller} has withdrawn this invoice, so please do not pay it. If you have paid already, or have a question, please ask ${seller}.`
      : `${seller} has withdrawn this ${noun}. If you have a question, please ask ${seller}.`
  },
  /** Around the number of its replacement. */
  replaced: ['It was replaced by ', '.'] as [before: string, behind: string],
  resting: 'This link rests',
  askResting: (seller: string) =>
    `${seller} shows nothing here for the time being. If you want to pay, or have a question, please ask ${seller}.`,
  notFound: 'Invoice not found',
  askSender:
    'This link does not lead to an invoice. It may be incomplete, or whoever sent it has replaced or ended it. Please ask them for a new link.',
}
