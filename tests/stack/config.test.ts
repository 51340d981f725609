import { expect, test } from 'vitest'
import {
  flag,
  number,
  parseConfig,
  readConfig,
  seconds,
  text,
  texts,
} from '../../supabase/local/config-toml.ts'

test('values are found under their section', () => {
  const config = parseConfig(
    'top = "a"\n# note\n[auth.email]\notp_length = 6\nenabled = true\nlist = ["x", "y"]\nwait = "2m"\n',
  )

  expect(text(config, 'top')).toBe('a')
  expect(number(config, 'auth.email.otp_length')).toBe(6)
  expect(flag(config, 'auth.email.enabled')).toBe(true)
  expect(texts(config, 'auth.email.list')).toEqual(['x', 'y'])
  expect(seconds(config, 'auth.email.wait')).toBe(120)
})

test('a line that the reader does not know is refused with its number', () => {
  expect(() => parseConfig('a = 1\nb = { c = 2 }')).toThrow('line 2')
})

test('a missing value is named', () => {
  expect(() => number(parseConfig(''), 'auth.jwt_expiry')).toThrow('auth.jwt_expiry')
})

test('the rules of sign-in are those of the product', async () => {
  const config = await readConfig()

  expect(number(config, 'auth.email.otp_length')).toBe(6)
  expect(number(config, 'auth.email.otp_expiry')).toBe(600)
  expect(seconds(config, 'auth.email.max_frequency')).toBe(60)
  expect(number(config, 'auth.minimum_password_length')).toBe(8)
  expect(number(config, 'auth.jwt_expiry')).toBe(3600)
  expect(flag(config, 'auth.email.enable_confirmations')).toBe(true)
  expect(flag(config, 'api.auto_expose_new_tables')).toBe(false)
})
