/** The elements of a document and, in them, the names of their attributes: what code could hide in. */
export function namesIn(root: ParentNode): Set<string> {
  const elements = [...root.querySelectorAll('*')]
  return new Set([
    ...elements.map(({ localName }) => localName),
    ...elements.flatMap((each) => each.getAttributeNames().map((name) => `@${name}`)),
  ])
}
