import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { hostedAuth } from '../auth/hosted-auth.ts'
import { hostedFailure } from './hosted-failures.ts'
import { withBusiness, withKey } from './keys.ts'
import { bearer } from './request.ts'

/**
 * If @supabase/lite answers differently from hosted Supabase and the product would notice, this
 * layer gives hosted's answer; all the rest is lite's.
 */
type Options = Parameters<typeof hostedAuth>[0]

export function hostedParity(options: Options) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.onError((error) => {
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return hostedFailure(new Response(null, { status: 500, headers }), [error])
  })
  app.route('/auth/v1', hostedAuth(options))
  app.route('/rest/v1', hostedDataApi(options))
  app.all('*', (c) => options.answer(c.req.raw))
  return app
}

function hostedDataApi({ answer, pool }: Options) {
  const app = new Hono()

  // lite takes a bearer without three parts for nobody; what has them it verifies itself.
  app.use(async (c, next) => {
    const token = bearer(c)
    if (!token || token.startsWith('sb_')) return next()
    const parts = token.split('.').filter((part) => part !== '').length
    if (parts === 3) return next()
    const message = `Expected 3 parts in JWT; got ${parts}`
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return c.json({ code: 'PGRST301', details: null, hint: null, message }, 401, headers)
  })

  // Hosted asks private.enter() before each request; lite has no such.
  app.all('*', async (c) => {
    const key = c.req.header('x-bahi-key')
    if (key !== undefined) return answer(await withKey(pool, key, c.req.raw))
    const business = c.req.header('x-bahi-business')
    return answer(
      business === undefined ? c.req.raw : await withBusiness(pool, business, c.req.raw),
    )
  })
  return app
}
