import { type KeyboardEvent, useState } from 'react'

/** Which of some lines the arrow keys have reached; past either end stands the text itself, as -1. */
export function useActiveLine(count: number) {
  const [active, setActive] = useState(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || count === 0) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
  }
  return { active, setActive, onKeyDown }
}
