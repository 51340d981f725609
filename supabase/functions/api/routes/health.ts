import { Hono } from 'hono/quick'
import { answer } from '#edge/answers.ts'
import { addressEntries, addressOf } from '#edge/client-address.ts'
import type { Environment } from '#edge/environment.ts'
import { requireSecretKey } from '#edge/secret-key.ts'

/** For the host, who has the secret key: what the function was given, and how it sees who calls. */
export function healthRoutes(environment: Environment) {
  const routes = new Hono()
  const { smtp, APP_URL, CLIENT_ADDRESS_HOPS } = environment

  routes.get('/', async (c) => {
    await requireSecretKey(environment, c)
    return answer(c, 'OK', {
      mail: smtp !== null && APP_URL !== null,
      addressEntries: addressEntries(c.req.header('X-Forwarded-For')),
      addressHops: CLIENT_ADDRESS_HOPS,
      yourAddress: addressOf(environment, c),
    })
  })

  return routes
}
