import type { MouseEvent } from 'react'

/** The second click of a double click may land on a button that came up below it: no answer. */
export const deliberate =
  (answer: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) answer()
  }
