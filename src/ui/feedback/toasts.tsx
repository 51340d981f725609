import { Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import { ToastCard } from './toast-card.tsx'

const limit = 3

/** Alt+T goes to the newest toast, so that Undo is near for a keyboard, too. */
export function Toasts() {
  const { toasts, handlers } = useToaster()
  const list = useRef<HTMLDivElement>(null)
  const shown = toasts.filter((toast) => toast.visible).slice(0, limit)
  const lastCount = useRef(0)

  useEffect(() => {
    // A toast closed under the pointer or the focus sends no leave event: the clock goes on here.
    if (shown.length < lastCount.current) handlers.endPause()
    lastCount.current = shown.length
  }, [shown.length, handlers])

  useEffect(() => {
    const focusNewest = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      const first = list.current?.querySelector('button')
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    window.addEventListener('keydown', focusNewest)
    return () => window.removeEventListener('keydown', focusNewest)
  }, [])

  return (
    <Flex
      ref={list}
      direction="column-reverse"
      gap="2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Flex>
  )
}
