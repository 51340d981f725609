import { expect, test } from 'vitest'
import { targetOf } from './target.ts'

test('a name is reached encrypted, on its usual port, with path and query', () => {
  expect(targetOf('https://A.example:443/in/x?y=%0d%0aHost:z', false)).toEqual({
    server: { host: 'a.example', port: 443, secure: true },
    ...{ hostHeader: 'a.example', path: '/in/x?y=%0d%0aHost:z', isLocal: false },
  })
  expect(targetOf('https://a.example/\r\nHost: b.example', false)?.path).toBe('/Host:%20b.example')
})

test.each([
  ...[
    'http://a.example/',
    'https://a.example:8443/',
    'https://me@a.example/',
    'https://:pw@a.example/',
  ],
  ...[
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://127.1/',
  ],
  ...[
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://①②⑦.0.0.1/',
  ],
  ...['file:///etc/passwd', 'gopher://a.example/', 'http://127.0.0.1:54321/', 'nonsense', ''],
])('nothing is sent to %s', (address) => {
  expect(targetOf(address, false)).toBeNull()
})

test('a program of this machine is reached where that is set, and nothing else without encryption', () => {
  expect(targetOf('http://127.0.0.1:3000/in', true)).toEqual({
    server: { host: '127.0.0.1', port: 3000, secure: false },
    ...{ hostHeader: '127.0.0.1:3000', path: '/in', isLocal: true },
  })
  for (const address of [
    'http://10.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'https://127.0.0.1/',
    'http://me@127.0.0.1/',
  ])
    expect([address, targetOf(address, true)]).toEqual([address, null])
})
