import { useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { type MailedInvoice, whatsAppLink } from '#domain/mail/mail.ts'
import type { DocumentWords } from '#languages/document-catalogue.ts'
import { documentWords } from '#languages/documents.ts'
import { useShareActions, useShareLink } from '#src/data/invoices/sharing.ts'
import { useSpeech } from '#src/language/speech.ts'
import { clientPageUrl } from '#src/lib/paths/paths.ts'
import { useDocumentWords } from '#src/sheet/use-document-words.ts'
import { showError } from '#src/ui/feedback/toast.tsx'

export type Way = 'whatsApp' | 'sheet'

const open: Record<Way, (text: string) => void | Promise<void>> = {
  whatsApp: (text) => void window.open(whatsAppLink(text), '_blank', 'noopener,noreferrer'),
  sheet: (text) => navigator.share({ text }),
}

/** Closing the phone's sheet without a choice is no failure. */
const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Sends a text with the invoice's link, which is made where there is none yet. */
export function useSend(
  invoice: Invoice,
  write: (shared: MailedInvoice, words: DocumentWords) => string,
) {
  const { messageOf, messages } = useSpeech()
  const { data: link } = useShareLink(invoice.id)
  const { share } = useShareActions(invoice.id)
  const words = useDocumentWords(invoice.language)
  const [pending, setPending] = useState<Way | null>(null)

  const send = async (way: Way) => {
    setPending(way)
    try {
      // Without a wait if the link is known: browsers open a tab only right after the click.
      const token = link ? link.token : await share()
      const spoken = words ?? (await documentWords(invoice.language))
      await open[way](write({ ...invoice, url: clientPageUrl(token) }, spoken))
    } catch (error) {
      if (!isDismissal(error)) showError(messageOf(error, messages.linkFailed))
    }
    setPending(null)
  }
  return { pending, send }
}
