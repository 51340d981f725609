import { environment } from '../lib/env.ts'

/** Calls a function of the Data API without its client; as nobody, unless somebody's token is given. */
export function callDataApi(
  name:
    | 'shared_invoice'
    | 'note_share_view'
    | 'claim_payment'
    | 'answer_estimate'
    | 'shared_statement',
  args: object,
  accessToken?: string,
): Promise<Response> {
  const { supabaseUrl, publishableKey } = environment
  return fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(args),
    cache: 'no-store',
  })
}
