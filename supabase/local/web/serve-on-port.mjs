// For a Deno that does not know DENO_SERVE_ADDRESS yet, as the one that hosted Supabase is near to: the function asks for
// no port, since hosted gives it one.
const { serve } = Deno
const [, hostname, port] = /^tcp:(.+):(\d+)$/.exec(Deno.env.get('DENO_SERVE_ADDRESS'))
Deno.serve = (handler) => serve({ hostname, port: Number(port) }, handler)
await import('../../functions/api/index.ts')
