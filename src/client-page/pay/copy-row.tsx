import { useEffect, useRef, useState } from 'react'
import { usePageWords } from '../page-words.ts'

interface CopyRowProps {
  label: string
  text: string
  /**
   * Set where the copied text differs from the shown one: a bank's field takes no ₹ and no commas.
   */
  copied?: string
}

/** A value with a button that copies it. */
export function CopyRow({ label, text, copied = text }: CopyRowProps) {
  const { page: words } = usePageWords()
  const [said, setSaid] = useState('')
  const value = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!said) return
    const end = setTimeout(() => setSaid(''), 2_500)
    return () => clearTimeout(end)
  }, [said])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      setSaid(words.narrow.copied)
    } catch {
      // Where the browser forbids copying, mark the text so that one press of the person's own
      // copies it.
      if (value.current) window.getSelection()?.selectAllChildren(value.current)
      setSaid(words.narrow.marked)
    }
  }

  return (
    <div className="row">
      <div className="row-text">
        <div className="meta">{label}</div>
        <div className="row-value" ref={value}>
          {text}
        </div>
      </div>
      <button type="button" className="copy" aria-label={words.copy(label)} onClick={copy}>
        {said || words.narrow.copy}
      </button>
      <span className="unseen" aria-live="polite">
        {said && `${said}: ${label}`}
      </span>
    </div>
  )
}
