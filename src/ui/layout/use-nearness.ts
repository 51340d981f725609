import { useEffect, useRef, useState } from 'react'

/** Milliseconds that a pointer stays on what it means; on its way elsewhere it is gone sooner. */
const MEANT = 60

/** Whether someone has come near to an element: by its focus, or by a pointer that stayed on it. */
export function useNearness() {
  const [near, setNear] = useState(false)
  const timer = useRef<number>(undefined)
  const leave = () => window.clearTimeout(timer.current)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const handlers = {
    onFocus: () => setNear(true),
    onPointerEnter: () => {
      timer.current = window.setTimeout(() => setNear(true), MEANT)
    },
    onPointerLeave: leave,
  }
  return { near, handlers }
}
