import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#database'

/** The tables, views and functions, as the caller may see them. */
export type Db = Pick<SupabaseClient<Database>, 'from' | 'rpc'>

/** The Auth server. */
export type Auth = SupabaseClient<Database>['auth']
