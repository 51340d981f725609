import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig, readConfig } from '../../supabase/local/config.ts'
import { projectDir } from '../../supabase/local/settings.ts'

const file = readFileSync(join(projectDir, 'supabase/config.toml'), 'utf8')

test('every missing or mistyped value is named', () => {
  const broken = file
    .replace('jwt_expiry = 3600\n', '')
    .replace('max_frequency = "60s"', 'max_frequency = "soon"')
  expect(() => parseConfig(broken)).toThrow(
    /auth\.jwt_expiry: .*undefined\n.*auth\.email\.max_frequency: Expected a duration/,
  )
})

test('a line that is no TOML is refused with its place', () => {
  expect(() => parseConfig('a = 1\nb = {')).toThrow('2:  b = {')
})

test('the rules of sign-in are those of the product', () => {
  const { auth } = readConfig()
  expect(auth).toMatchObject({ minimum_password_length: 8, jwt_expiry: 3600 })
  expect(auth.email).toMatchObject({
    otp_length: 6,
    otp_expiry: 600,
    max_frequency: 60,
    enable_confirmations: true,
  })
  expect(file).toContain('auto_expose_new_tables = false')
})
