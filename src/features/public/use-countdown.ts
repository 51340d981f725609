import { useEffect, useState } from 'react'

/** Counts whole seconds down to 0 unless it is cancelled. */
export function useCountdown(from: number) {
  const [left, setLeft] = useState(from)
  const [cancelled, setCancelled] = useState(false)
  const running = !cancelled && left > 0

  useEffect(() => {
    if (!running) return
    const second = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(second)
  }, [running])

  return { left, cancelled, over: !cancelled && left === 0, cancel: () => setCancelled(true) }
}
