import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { readXml } from '#tests/setup/read-xml.ts'
import { element, elements, escapeXml, xmlOf } from './xml.ts'

test('any text comes back as it was, but for what XML cannot hold', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('<&>"\'\n\t]]>'))
  fc.assert(
    fc.property(text, (said) => {
      const held = said.toWellFormed().replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '')
      const read = readXml(xmlOf(element('A', said, { NAME: said })))
      expect(read.text).toBe(held)
      expect(read.attributes.NAME).toBe(held)
    }),
  )
})

test('a null leaves its element out, and an empty text does not', () => {
  const written = xmlOf(element('A', elements({ B: null, C: '', D: 'x' })))
  expect(written).toBe('<A>\n <C></C>\n <D>x</D>\n</A>\n')
})

test('what would be markup is none', () => {
  expect(escapeXml('A & B <c> "d"\u0000')).toBe('A &amp; B &lt;c&gt; &quot;d&quot;')
})
