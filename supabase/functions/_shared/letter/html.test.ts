import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documentLetter, type Letter, letterText } from '#domain/mail/letter.ts'
import { mailRequestSchema } from '#domain/mail/mail.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import { logo } from '#tests/factories/png.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import fc from '#tests/setup/property.ts'
import { letterHtml } from './html.ts'

const url = 'https://bahi.example/i/abc'
const stop = 'https://bahi.example/stop/s'
const letter = (words: string, changes: object = {}): Letter => ({
  ...documentLetter({ ...sampleInvoice({ upiId: 'neel@ybl' }), url }, english, words, stop),
  ...changes,
})
const htmlOf = (words: string, changes: object = {}) =>
  letterHtml(letter(words, changes), 'cid:logo')

/** Decodes the escapes as a mail program would. */
const unescaped = (html: string) =>
  html
    .replaceAll('<br>\n', '\n')
    .replace(/<a href="[^"]*"[^>]*>([^<]*)<\/a>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const wordsIn = (html: string) => /<div class="words"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? ''

const hostile = ['<script>', '</div>', '</style>', '"', "'", '&', '&lt;', '\r\n', 'https://e.vil/']
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...hostile)).map((parts) => parts.join('')),
)
/** But for the ends of lines, which a text may have. */
const tagsOf = (html: string) => html.match(/<(?!br)\/?[a-z]+/g)

test('a number that came with a file leads nowhere, even if it reads as a link', () => {
  for (const number of ['evil.com/win', 'EVIL。COM', '1.2.3.4/x']) {
    const numbered = sampleInvoice({ formattedInvoiceNumber: number })
    const sent = documentLetter({ ...numbered, url }, english, 'Hello,', stop)
    expect(sent.title).toBe('Invoice (link left out)')
    expect(letterText(sent) + letterHtml(sent, 'cid:logo')).not.toContain(number)
  }
})

test('whatever is typed, the HTML says it and nothing else, and only the invoice’s link is one', () => {
  fc.assert(
    fc.property(typed, typed, (before, after) => {
      const message = `${before}${url}${after}`
      const words = wordsIn(htmlOf(message))
      expect(unescaped(words).split('\n')).toEqual(
        v.parse(mailRequestSchema, { kind: 'invoice', message }).message?.split('\n'),
      )
      expect([...new Set(words.match(/href="[^"]*"/g))]).toEqual([`href="${url}"`])
    }),
  )
})

/** A mail that says this text everywhere but in its words. */
const saying = (text: string) => {
  const cell = { main: text, beside: null }
  return htmlOf('x', {
    ...{ title: text, head: { name: text, logo: logo() }, figure: { label: text, value: text } },
    facts: [{ label: text, value: text, url: text }],
    foot: { text, url: text },
    upi: { text, link: text },
    button: { label: text, url: text },
    table: {
      columns: [{ label: text, align: 'end' }],
      rows: [{ position: 1, cells: [cell] }],
      sum: null,
    },
  })
}

test('no text is markup, wherever it stands', () => {
  const plain = tagsOf(saying('x'))
  expect(plain).toContain('<img')
  fc.assert(
    fc.property(typed, (text) => {
      expect(tagsOf(saying(text))).toEqual(plain)
    }),
  )
})

test('the HTML says what the text says, in its order', () => {
  const parts = [
    { dueDate: '2026-11-21', amountMinor: 4_000_000, share: null },
    { dueDate: '2026-12-21', amountMinor: 8_345_650, share: null },
  ]
  const invoice = { ...sampleInvoice({ parts, upiId: 'neel@ybl' }), url }
  const whole = documentLetter(invoice, english, 'Hello,\n\nhere it is.', stop)
  const said = letterHtml(whole, 'cid:logo')
    .replace(/<(?:title|style)>.*?<\/\w+>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  let from = 0
  // A table has its labels once, and a code is opened by the page.
  const lines = letterText(whole)
    .split('\n')
    .filter((line) => !/^(?:Instalment \d|upi:|--$)/.test(line))
  for (const word of lines
    .join(' ')
    .replace(/:(?= |$)/g, ' ')
    .split(/\s+/)
    .filter(Boolean)) {
    const at = said.indexOf(word, from)
    expect([word, at]).toEqual([word, expect.any(Number)])
    expect(at).toBeGreaterThanOrEqual(0)
    from = at
  }
  for (const { cells } of whole.table?.rows ?? [])
    for (const { main } of cells) expect(said).toContain(main)
})

test('a logo is drawn in a known size beside the name, which says all where pictures are off', () => {
  const html = htmlOf('x', {
    head: { name: 'Neel Studio', logo: logo({ width: 480, height: 60 }) },
  })
  expect(html).toMatch(/<img src="cid:logo" width="160" height="20" alt=""/)
  expect(html).toContain('>Neel Studio</td>')
  expect(htmlOf('x', { head: { name: 'Neel Studio', logo: 'data:text/html,x' } })).not.toContain(
    '<img',
  )
})

test('it has colours for light and dark, and asks the network for nothing', () => {
  const html = htmlOf('x')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).not.toMatch(/url\(|@import|<link|<script|src="http/)
})
