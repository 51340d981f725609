import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with marked parts, as in "New here? <link>Sign up</link>": each is drawn by the function of its name, wherever a
 * language puts it. A mark without a function is plain text.
 */
export function rich(text: string, parts: Record<string, (inner: string) => ReactNode>): ReactNode {
  // Plain text, a name, what it marks, plain text …
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece
    if (at % 3 === 2) return null
    const inner = pieces[at + 1] ?? ''
    // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a sentence keep their places.
    return <Fragment key={at}>{parts[piece]?.(inner) ?? inner}</Fragment>
  })
}
