import { type RefObject, useEffect } from 'react'

/** Ctrl or ⌘ with Enter sends a mail, wherever the focus is in its dialog. */
export function useSendKey(formRef: RefObject<HTMLFormElement | null>, sending: boolean) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // A key still held from issuing the document must not send its mail unread.
      if (!event.repeat && !sending) formRef.current?.requestSubmit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [formRef, sending])
}
