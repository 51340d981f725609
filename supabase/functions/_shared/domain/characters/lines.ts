/**
 * Neither a blank (tab, no-break space, Braille blank …) nor without a shape of its own (zero-width space, joiner …), which
 * Unicode calls default ignorable.
 */
const visible = /[^\p{space}\p{Cc}\p{DI}\u2800]/u

/** They turn around what stands behind them, amounts as well: a text could read as another one. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Line breaks, tabs and control characters become one space: they would cut a line of the PDF short. Marks that turn letters
 * around are removed, and text with nothing to see becomes empty. The database's `private.single_line` is the same.
 */
export function toSingleLine(value: string): string {
  const line = value
    .toWellFormed()
    .replace(turning, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return visible.test(line) ? line : ''
}

/** The same, but line breaks stay. */
export function toLines(value: string): string {
  return value.replace(/\r\n?/g, '\n').split('\n').map(toSingleLine).join('\n').trim()
}

let segmenter: Intl.Segmenter | undefined

/** The characters of a text as its reader sees them. For the first such text the engine loads tables, which takes 13 ms. */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
