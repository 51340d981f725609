/** An element as it was read: the texts of what stands within, by tag. */
export interface ReadElement {
  tag: string
  attributes: Record<string, string>
  text: string
  within: ReadElement[]
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) => {
    const sign = code ? String.fromCodePoint(Number(code)) : named[name]
    if (sign === undefined) throw new Error(`There is no ${whole}.`)
    return sign
  })

const token = /<\?xml[^?]*\?>|<\/([\w:.]+)>|<([\w:.]+)((?:\s+[\w:]+="[^"<]*")*)\s*>|([^<]+)/gy

/** Reads XML that has no comments and no mixed content; throws at what is not well-formed. */
export function readXml(source: string): ReadElement {
  const root: ReadElement = { tag: '', attributes: {}, text: '', within: [] }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const match = token.exec(source)
    const top = open.at(-1)
    if (!match || !top) throw new Error(`It is not well-formed: ${source.slice(at, at + 80)}`)
    const [, closed, tag, attributes = '', text] = match
    if (text !== undefined) {
      if (/&(?!#\d+;|\w+;)/.test(text)) throw new Error(`A bare & in ${text}`)
      top.text += plain(text)
    } else if (closed !== undefined) {
      if (top.tag !== closed) throw new Error(`${top.tag} is closed by ${closed}.`)
      open.pop()
    } else if (tag !== undefined) {
      const read = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, plain(value)] as const,
      )
      const element = { tag, attributes: Object.fromEntries(read), text: '', within: [] }
      top.within.push(element)
      open.push(element)
    }
  }
  const [first] = root.within
  if (open.length !== 1 || !first) throw new Error('It does not end.')
  return first
}

/** All elements of a tag, wherever they stand. */
export const allOf = (element: ReadElement, tag: string): ReadElement[] => [
  ...(element.tag === tag ? [element] : []),
  ...element.within.flatMap((each) => allOf(each, tag)),
]

/** The text of the first element of a tag right within; null where there is none. */
export const textOf = (element: ReadElement, tag: string): string | null =>
  element.within.find((each) => each.tag === tag)?.text ?? null
