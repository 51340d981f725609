/**
 * A ref of a part that may go with the focus in it: the content takes that over, so that the keyboard
 * does not begin at the top of the page. A browser takes the focus off a button that waits, so that
 * none counts as one in the part.
 */
export function keepFocus(part: HTMLElement | null) {
  if (!part) return
  return () => {
    const { activeElement, body } = document
    if (activeElement !== body && !part.contains(activeElement)) return
    const content = part.closest('main')
    // A dialog in the part holds the focus until both are gone.
    queueMicrotask(() => content?.focus({ preventScroll: true }))
  }
}
