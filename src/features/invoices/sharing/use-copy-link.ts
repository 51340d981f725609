import { useState } from 'react'
import { useSpeech } from '#src/language/speech.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { clientPageUrl } from '#src/lib/paths/paths.ts'
import { showError, showSuccess } from '#src/ui/feedback/toast.tsx'

/**
 * Copies the address of the client's page, whose token may still be on its way; `onRefused` gets it where the
 * browser does not let it be copied.
 */
export function useCopyLink(token: () => Promise<string>, onRefused: (url: string) => void) {
  const { messageOf, messages } = useSpeech()
  const [copying, setCopying] = useState(false)

  const copy = async () => {
    setCopying(true)
    try {
      const url = token().then(clientPageUrl)
      if (await copyText(url)) showSuccess(messages.linkCopied)
      else onRefused(await url)
    } catch (error) {
      showError(messageOf(error, messages.linkFailed))
    }
    setCopying(false)
  }
  return { copying, copy }
}
