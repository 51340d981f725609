import { type RefObject, useEffect, useRef, useState } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')

interface FormKeys {
  formRef: RefObject<HTMLFormElement | null>
  /** Whether it is being issued already. */
  busy: boolean
  onSave: () => void
}

/** The keys of the whole form, wherever the focus is; a dialog keeps its own. `help` says whether they are shown. */
export function useFormKeys({ formRef, busy, onSave }: FormKeys) {
  const [help, setHelp] = useState(false)
  const latest = useRef({ busy, onSave })
  useEffect(() => {
    latest.current = { busy, onSave }
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
      if (isSave) latest.current.onSave()
      if (isIssue && !latest.current.busy) formRef.current?.requestSubmit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [formRef])
  return { help, openHelp: () => setHelp(true), closeHelp: () => setHelp(false) }
}
