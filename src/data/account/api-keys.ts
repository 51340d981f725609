import useSWR, { useSWRConfig } from 'swr'
import * as keys from '#data/people/keys.ts'
import type { NewKey } from '#domain/people/keys.ts'
import { supabase } from '../../lib/supabase.ts'
import { accountKeys } from '../keys.ts'

export type { ApiKey } from '#data/people/keys.ts'

/** The keys of the signed-in person's programs. */
export const useApiKeys = () => useSWR(accountKeys.apiKeys, () => keys.listKeys(supabase))

/** Makes and ends keys, and then shows them as they are. */
export function useApiKeyChanges() {
  const { mutate } = useSWRConfig()
  return {
    make: async (key: NewKey) => {
      const made = await keys.makeKey(supabase, key)
      void mutate(accountKeys.apiKeys)
      return made
    },
    end: async (id: string) => {
      await keys.endKey(supabase, id)
      await mutate(accountKeys.apiKeys)
    },
  }
}
