import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const SUPABASE_URL = 'https://project.supabase.example'
const minimal = { SUPABASE_URL, SUPABASE_ANON_KEY: 'eyJ' }

test('the named keys of a hosted project are understood', () => {
  const keys = (kind: string) => JSON.stringify({ web: `sb_${kind}_web`, default: `sb_${kind}_1` })
  const environment = readEnvironment({
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEYS: keys('publishable'),
    SUPABASE_SECRET_KEYS: keys('secret'),
  })
  expect(environment).toEqual({
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
    ALLOWED_ORIGINS: [],
    CLIENT_ADDRESS_HOPS: 1,
  })
})

test('an older project’s anon and service keys serve as well', () => {
  const environment = readEnvironment({ ...minimal, SUPABASE_SERVICE_ROLE_KEY: 'eyS' })
  expect(environment).toMatchObject({ SUPABASE_PUBLISHABLE_KEY: 'eyJ', SUPABASE_SECRET_KEY: 'eyS' })
})

test('no secret key is no fault', () => {
  expect(readEnvironment(minimal).SUPABASE_SECRET_KEY).toBeNull()
})

test('the allowed origins are a list, and each must be an origin', () => {
  const read = (ALLOWED_ORIGINS: string) => readEnvironment({ ...minimal, ALLOWED_ORIGINS })
  expect(read('https://a.example, http://localhost:3000').ALLOWED_ORIGINS).toEqual([
    'https://a.example',
    'http://localhost:3000',
  ])
  for (const wrong of ['*', 'https://a.example/', 'a.example', 'null'])
    expect(() => read(wrong)).toThrow('environment: ALLOWED_ORIGINS.')
})

test('everything that is missing is named in one message', () => {
  expect(() => readEnvironment({})).toThrow('SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY')
})
