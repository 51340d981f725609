import { createClient } from '@supabase/supabase-js'
import { environment } from '../../lib/env.ts'

/** A whole client, as @supabase/auth-ui-react wants one, to send the person to Google; it keeps no session. */
export const googleClient = createClient(environment.supabaseUrl, environment.publishableKey, {
  auth: {
    storageKey: 'bahi-google',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  },
})
