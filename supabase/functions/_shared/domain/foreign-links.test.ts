import { expect, test } from 'vitest'
import { cpuTime } from '../../../../tests/setup/cpu-time.ts'
import fc from '../../../../tests/setup/property.ts'
import { foreignLink, withoutLinks } from './foreign-links.ts'

test.each([
  ['https://evil.example', 'https://evil.example'],
  ['See (http://evil.example/a?b#c).', 'http://evil.example/a?b#c'],
  ['HTTPS://EVIL.example', 'HTTPS://EVIL.example'],
  ['ftp://evil.example', 'ftp://evil.example'],
  ['upi://pay?pa=x@y', 'upi://pay?pa=x@y'],
  ['Go to www.evil.example!', 'www.evil.example'],
  ['evil.example/path', 'evil.example/path'],
  ['wa.me/919820012345', 'wa.me/919820012345'],
  ['evil.com', 'evil.com'],
  ['Look at sub.evil.co.in, please', 'sub.evil.co.in'],
  ['https://user@evil.example/', 'https://user@evil.example/'],
  ['user@evil.example/login', 'evil.example/login'],
  ['ｅｖｉｌ．com', 'evil.com'],
  ['ev\u200bil.c\u00adom', 'evil.com'],
  ['пример.рф/путь', 'пример.рф/путь'],
  ['-www.evil.example', 'www.evil.example'],
  ['Pay here --evil.com/pay', 'evil.com/pay'],
  ['Pay at -evil.com', 'evil.com'],
  ['evil.com- or call', 'evil.com'],
])('%s holds a link', (text, link) => {
  expect(foreignLink(text)).toBe(link)
})

test.each([
  'Write to hello@neelstudio.com, or neel.in@okaxis by UPI.',
  'Rs.1,200.50/month for 2.5 hrs, i.e. 1.Advance 2.Balance',
  'M/s. Rao & Co., 10.30 a.m./p.m., GST @ 18%, v1.2/v1.3',
  'logo-final.pdf and Node.js',
  '₹12,34,567.50 due on Nov 21, 2026: thank you.',
])('%s holds none', (text) => {
  expect(foreignLink(text)).toBeNull()
})

const own = {
  exact: ['https://bahi.example/i/abc', 'upi://pay?pa=neel@okaxis&am=1'],
  website: 'https://www.Neel.example/work/',
  names: ['Booking.com', 'Neel'],
}

test('own links may stand: the invoice’s, the UPI link, the website and what is below it, a name', () => {
  const text =
    'https://bahi.example/i/abc upi://pay?pa=neel@okaxis&am=1 neel.example/work http://neel.example/work/logo?a Booking.com'
  expect(foreignLink(text, own)).toBeNull()
})

test.each([
  'https://neel.example/',
  'https://neel.example/working',
  'https://neel.example/work@evil.example',
  'https://evil.example/?https://bahi.example/i/abc',
  'www.booking.com',
  'booking.com/deal',
  'upi://pay?pa=other@okaxis',
])('%s only looks like an own link', (text) => {
  expect(foreignLink(text, own)).not.toBeNull()
})

test('whatever stands around a link, it is found, and nothing of it is left by taking it out', () => {
  const link = fc.constantFrom(
    'https://evil.example/x',
    'www.evil.example',
    'evil.example/x',
    'evil.com',
  )
  const around = fc.stringMatching(/^[ \n(„"'<>a-z,:;!]{0,20}$/)
  fc.assert(
    fc.property(around, link, around, (before, evil, after) => {
      const text = `${before} ${evil} ${after}`
      expect(foreignLink(text)).toBe(evil)
      expect(withoutLinks(text, '-')).toBe(`${before} - ${after}`)
    }),
  )
})

test('a long text is read in a moment, whatever it is made of', () => {
  for (const part of ['a', 'a.', 'a-', 'a--', '-', 'www.', 'a@', '/', 'https:/', 'a.b@']) {
    const text = part.repeat(5_000 / part.length)
    expect(cpuTime(() => foreignLink(text))).toBeLessThan(300)
  }
})
