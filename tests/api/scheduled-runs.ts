import { inject } from 'vitest'
import { localKeys } from '../../supabase/local/settings.ts'
import { plain } from './clients.ts'

export const { apiUrl, mailUrl, publishableKey } = inject('stack')

/** The function as it is served, told the day by the holder of the secret key. */
export const run = (day: string) =>
  plain({ apikey: localKeys.secret }).post('/schedule/run', { day })
