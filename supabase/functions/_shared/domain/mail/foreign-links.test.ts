import { expect, test } from 'vitest'
import { cpuTime } from '#tests/setup/cpu-time.ts'
import fc from '#tests/setup/property.ts'
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
  // Dots that IDNA takes for dots, top levels in other scripts, machines without a name.
  ['Pay at EVIL。COM', 'EVIL.COM'],
  ['evil｡com and evil．com', 'evil.com'],
  ['www。evil。example', 'www.evil.example'],
  ['Pay at evil.एस', 'evil.एस'],
  ['evil.कॉम', 'evil.कॉम'],
  ['दुकान.भारत', 'दुकान.भारत'],
  ['दुकान.कॉम/भुगतान', 'दुकान.कॉम/भुगतान'],
  ['магазин.рф', 'магазин.рф'],
  ['evil.xn--p1ai', 'evil.xn--p1ai'],
  ['See 1.2.3.4/x', '1.2.3.4/x'],
  ['203.0.113.9:8080', '203.0.113.9:8080'],
  ['１．２．３．４／ｘ', '1.2.3.4/x'],
  ['Pay at hdfc-pay.sbs today', 'hdfc-pay.sbs'],
  ['Pay at HDFC-PAY.Today', 'HDFC-PAY.Today'],
  ['支付.网址', '支付.网址'],
  ['付款：支付.我爱你。', '支付.我爱你'],
  // Ports and paths after a host, and signs that look like a slash or a colon.
  ['evil.example:443', 'evil.example:443'],
  ['evil.example?x', 'evil.example?x'],
  ['evil.example#x', 'evil.example#x'],
  ['1.2.3.4?x', '1.2.3.4?x'],
  ['127.1/x', '127.1/x'],
  ['1.2.3/x', '1.2.3/x'],
  ['203.7340041/x', '203.7340041/x'],
  ['evil.example⁄x', 'evil.example/x'],
  ['https∶//evil.example', 'https://evil.example'],
  ['a@evil.com:443/login', 'evil.com:443/login'],
  ['a@evil.com?x', 'evil.com?x'],
  ['Follow x.com', 'x.com'],
  ['163.com', '163.com'],
  ['pay.42.in', 'pay.42.in'],
  ['Neel.Store', 'Neel.Store'],
  ['24x7-help.no', '24x7-help.no'],
  ['Pay at done.so now', 'done.so'],
  ['Visit: paid.it now', 'paid.it'],
  ['Look at done.so', 'done.so'],
  ['evil.so pay', 'evil.so'],
  ['Tata.Co asks you', 'Tata.Co'],
])('%s holds a link', (text, link) => {
  expect(foreignLink(text)).toBe(link)
})

test.each([
  'Write to hello@neelstudio.com, or neel.in@okaxis by UPI.',
  'Rs.1,200.50/month for 2.5 hrs, i.e. 1.Advance 2.Balance',
  'M/s. Rao & Co., 10.30 a.m./p.m., GST @ 18%, v1.2/v1.3',
  'logo-final.pdf and Node.js',
  '₹12,34,567.50 due on Nov 21, 2026: thank you.',
  'Dr.शर्मा, Rs.५०० and No.एक; धन्यवाद।फिर मिलेंगे',
  'Version 1.2.3.4, and clause 1.2.3.4: see there.',
  'ありがとうございます。よろしくお願いします。',
  'e.g. No.1, Rs.500, Pvt.Ltd and Rao & Co.Ltd, M.Sc, B.Tech, P.O.Box 9, 9 a.m., file.pdf',
  'Section.is read.Thank you. Payment received.Now the rest. Work done.Please pay.',
  'Inv.No:123, Ref.No#9, Sr.no 4, Email.id, 20 Sq.mt, 5.kg, 10.30:45, S.K.Enterprises, Rao.Ltd',
  'From 01.04.2026/31.03.2027, 120.50/kg, 83.1234/USD, clauses 1.2.3/1.2.4; ready? Paid:100',
  '1.Design 2.Support 3.Tax 10.Services, 20.in wide, Excl.tax, Qty.in boxes, Amt.in words, Regd.office, pls.call',
  'New Delhi.Ph:98, 7 Main.St, challan.no 8, upi.id, 1500.kg, m.sc, Mumbai.Tel 22, Boxes.Qty:12',
  'Write to a@b.example: thank you. Did a@b.example?',
  'Work is done.so pay by Friday. Goods delivered.it was a pleasure. done.so pay',
])('%s holds none', (text) => {
  expect(foreignLink(text)).toBeNull()
})

test.each(
  (
    'com in sbs cfd cyou today studio one email digital world life to im is at no id st ph de store 网址 网站 集团 我爱你 भारत рф ' +
    'xn--ses554g'
  ).split(' '),
)('a bare domain of the top level %s is a link, wherever it stands', (top) => {
  for (const host of [`evil.${top}`, `hdfc-pay.${top}`, `pay.hdfc.${top}`, `EVIL.${top}`]) {
    for (const text of [
      host,
      `Pay at ${host} now`,
      `(${host})`,
      `Go to ${host}.`,
      `${host}, or call`,
    ]) {
      expect(foreignLink(text), text).toBe(host)
      expect(withoutLinks(text, '-')).toBe(text.replace(host, '-'))
    }
  }
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
  for (const part of [
    'a',
    'a.',
    'a-',
    'a--',
    '-',
    'www.',
    'a@',
    '/',
    'https:/',
    'a.b@',
    'aa.',
    'aa-a',
    '1.',
    'aa.bb:1',
    'aa.bb?',
  ]) {
    const text = part.repeat(5_000 / part.length)
    expect(cpuTime(() => foreignLink(text))).toBeLessThan(300)
  }
})
