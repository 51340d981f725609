import { kindNouns, kindWord } from '#domain/document/kind-questions.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'

/** The texts of a link whose document is withdrawn, for now or for good. */
export const gone = {
  withdrawn: (kind: DocumentKind, number: string) => `${kindNouns[kind]} ${number} was withdrawn`,
  /** Explains the withdrawal and names whom to ask. */
  askOf: (kind: DocumentKind, seller: string) => {
    const noun = kindWord({ kind })
    return noun === 'invoice'
      ? `${seller} has withdrawn this invoice, so please do not pay it. If you have already paid, or have a question, ask ${seller}.`
      : `${seller} has withdrawn this ${noun}. If you have a question, ask ${seller}.`
  },
  /** Around the number of its replacement. */
  replaced: ['It was replaced by ', '.'] as [before: string, behind: string],
  resting: 'This link is paused',
  askResting: (seller: string) =>
    `${seller} has paused this link for now. If you want to pay, or have a question, ask ${seller}.`,
  notFound: 'Invoice not found',
  askSender:
    'This link does not lead to an invoice. It may be incomplete, or the sender has replaced or ended it. Ask the sender for a new link.',
}
