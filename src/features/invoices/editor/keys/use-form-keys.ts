import { type RefObject, useEffect, useRef, useState } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')

interface FormKeys {
  formRef: RefObject<HTMLFormElement | null>
  /** Whether it is being issued already. */
  busy: boolean
  onSave: () => void
  /** Missing where nothing can be sent. */
  onSend?: () => void
}

/** The keys of the whole form, wherever the focus is; a dialog keeps its own. `help` says whether they are shown. */
export function useFormKeys({ formRef, busy, onSave, onSend }: FormKeys) {
  const [help, setHelp] = useState(false)
  const latest = useRef({ busy, onSave, onSend })
  useEffect(() => {
    latest.current = { busy, onSave, onSend }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      const isIssue = command && key === 'enter'
      const isSave = command && key === 's' && !event.shiftKey && !event.altKey
      const isHelp = key === '?' && !command && !event.altKey && !isTyping(event.target)
      if (!isIssue && !isSave && !isHelp) return
      if (document.querySelector('dialog[open]')) return
      // The browser would save the page.
      event.preventDefault()
      if (isHelp) setHelp(true)
      if (event.repeat) return
      const { busy, onSave, onSend } = latest.current
      if (isSave) onSave()
      if (!isIssue || busy) return
      if (event.shiftKey && onSend) onSend()
      else formRef.current?.requestSubmit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [formRef])
  return { help, openHelp: () => setHelp(true), closeHelp: () => setHelp(false) }
}
