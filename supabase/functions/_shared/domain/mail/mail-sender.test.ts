import { expect, test } from 'vitest'
import { readsAsAddress, senderName } from './mail-sender.ts'

test.each([
  'paypal.com',
  'Booking.com',
  'www.sbi.example',
  'sbi.bank.in',
  'EVIL。COM',
  'sbi．co．in',
  'sb\u200bi.in',
  'evil.एस',
  'बैंक.भारत',
  'evil.anything',
  'xn--80ak6aa92e.xn--p1ai',
  'support@sbi.example',
  'Support＠sbi',
  'Bank <help@sbi.example>',
  'Pay at https://evil.example',
  '1.2.3.4/x',
  'PAYPAL.TODAY',
  'SBI.STUDIO',
  'SBI.ANYTHING',
  'SBI Bank sbi.sbs',
  'evil.sbs Ltd',
  'Evil.anything, Mumbai',
  'भुगतान.网址',
  // A host name as a whole, of whatever case; among other words in the usual form of hosts.
  'X.COM',
  ' x．com ',
  'X.Com',
  'Hdfc.is',
  'Hdfc.is Support',
  'X.COM Support',
  'Tata.Co',
  'TATA.CO.',
  'done.so',
  'Pay at done.so now',
])('%s reads as an address or a domain, so a mail comes from a business', (name) => {
  expect(senderName(name)).toBe('A business via Bahi')
})

test.each([
  'Neel Studio',
  'S.K.Traders',
  'S. K. Traders & Sons',
  'St.Mary',
  'Sri.Ganesh Stores',
  'Shree.Balaji Stores',
  'Rao Traders Pvt.Ltd',
  'Rao Traders Pvt.Ltd.',
  'Rao.Pvt.Ltd',
  'Neel & Co.',
  'A.B.Associates',
  'A.B.Associates Ltd.',
  'R.K.STUDIO',
  'M/s. Rao & Co.',
  'Studio No.7',
  'नील स्टूडियो',
  'Dr.शर्मा',
  'done.so pay',
  'Work done.so pay',
  'Tata. Co',
  'M. Com Classes',
  'R.K.STUDIO Mumbai',
])('%s is a name', (name) => {
  expect([readsAsAddress(name), senderName(name)]).toEqual([false, `${name} via Bahi`])
})
