/**
 * Copies a text that may still be on its way; false where the browser does not allow it. Safari takes a text
 * that comes late only as a promise that it was given at the click.
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem !== 'undefined') {
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })),
        }),
      ])
      return true
    }
  } catch {
    // Older browsers take no promise; the text itself may do.
  }
  const value = await text
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}
