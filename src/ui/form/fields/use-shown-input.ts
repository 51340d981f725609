import {
  type FocusEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Stands for the input where a form registers it: its value is the plain one, whatever the input shows. */
export interface PlainInput {
  readonly type: 'text'
  value: string
  focus: () => void
  select: () => void
}

interface Registered<ChangeEvent> {
  ref?: Ref<PlainInput>
  onChange?: (event: ChangeEvent) => unknown
  onBlur?: (event: FocusEvent<HTMLInputElement>) => unknown
}

interface Forms {
  /** The value as it is read; the same function until it answers otherwise. */
  shown: (value: string) => string
  /** The value of a typed text. */
  meant: (text: string) => string
  /** The value as one begins to change it; the plain one unless something else is said. */
  begun?: (value: string) => string
}

/**
 * Lets a registered input show its value in another form while nobody types there. No state: there may be hundreds
 * of them.
 */
export function useShownInput<ChangeEvent>(
  { ref, onChange, onBlur }: Registered<ChangeEvent>,
  { shown, meant, begun = (value) => value }: Forms,
) {
  const input = useRef<HTMLInputElement>(null)
  const forms = useRef({ shown, meant })
  const kept = useRef('')
  const isShown = useRef(false)
  const show = () => {
    if (!input.current) return
    input.current.value = forms.current.shown(kept.current)
    isShown.current = true
  }
  const isTyped = () =>
    input.current !== null && input.current === document.activeElement && !input.current.readOnly
  const [handle] = useState<PlainInput>(() => ({
    type: 'text',
    get value() {
      if (input.current && !isShown.current) kept.current = forms.current.meant(input.current.value)
      return kept.current
    },
    set value(next) {
      kept.current = next || ''
      if (!isTyped()) show()
      else if (input.current) {
        input.current.value = kept.current
        isShown.current = false
      }
    },
    focus: () => input.current?.focus(),
    select: () => input.current?.select(),
  }))
  useLayoutEffect(() => {
    forms.current = { shown, meant }
    if (isShown.current) show()
  })
  useImperativeHandle(ref, () => handle, [handle])

  return {
    ref: input,
    onChange: (event: ChangeEvent) => {
      isShown.current = false
      return onChange?.(event)
    },
    onFocus: () => {
      if (!isShown.current || !isTyped() || !input.current) return
      isShown.current = false
      const next = begun(kept.current)
      if (input.current.value === next) return
      input.current.value = next
      // Another value drops the selection with which Tab comes in.
      input.current.select()
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Read before the form reads it.
      kept.current = handle.value
      const answer = onBlur?.(event)
      show()
      return answer
    },
  }
}
