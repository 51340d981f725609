import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const SUPABASE_URL = 'https://project.supabase.example'

test('the named publishable keys of a hosted project are understood', () => {
  const keys = JSON.stringify({ web: 'sb_publishable_web', default: 'sb_publishable_default' })
  expect(readEnvironment({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS: keys })).toEqual({
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_default',
  })
})

test('an older project’s anon key serves as well', () => {
  expect(readEnvironment({ SUPABASE_URL, SUPABASE_ANON_KEY: 'eyJ' }).SUPABASE_PUBLISHABLE_KEY).toBe(
    'eyJ',
  )
})

test('everything that is missing is named in one message', () => {
  expect(() => readEnvironment({})).toThrow('SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY')
})
