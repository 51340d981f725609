import { type KeyboardEvent, useState } from 'react'

/** Tracks the line that the arrow keys have reached; -1 is the text itself, past either end. */
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
