/** An element of a document that has no mixed content: a text, or elements within. */
export interface XmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly XmlElement[]
}

/** A value that is null leaves its element out. */
export const elements = (values: Readonly<Record<string, string | null>>): XmlElement[] =>
  Object.entries(values).flatMap(([tag, content]) =>
    content === null ? [] : [{ tag, attributes: {}, content }],
  )

export const element = (
  tag: string,
  content: XmlElement['content'],
  attributes: XmlElement['attributes'] = {},
): XmlElement => ({ tag, attributes, content })

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML 1.0 has no control characters but these three, not even as references, and lacks two more. */
const forbidden = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu

/** A text as XML 1.0 may hold it; a line break becomes a reference, since attributes would lose it. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
    .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Writes an element with a line for each one within. */
export function xmlOf({ tag, attributes, content }: XmlElement, indent = ''): string {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const open = `${indent}<${tag}${said.join('')}>`
  if (typeof content === 'string') return `${open}${escapeXml(content)}</${tag}>\n`
  const within = content.map((each) => xmlOf(each, `${indent} `)).join('')
  return `${open}\n${within}${indent}</${tag}>\n`
}
