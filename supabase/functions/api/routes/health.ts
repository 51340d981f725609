import { Hono } from 'hono/quick'
import { answer } from '#edge/answers.ts'
import { addressEntries, clientAddress } from '#edge/client-address.ts'
import type { Environment } from '#edge/environment.ts'
import { requireSecretKey } from '#edge/secret-key.ts'

/** For the host, who has the secret key: what the function was given, and how it sees who calls. */
export function healthRoutes(environment: Environment) {
  const routes = new Hono()
  const { smtp, APP_URL, CLIENT_ADDRESS_HOPS } = environment

  routes.get('/', async (c) => {
    await requireSecretKey(environment, c)
    const forwarded = c.req.header('X-Forwarded-For')
    return answer(c, 'OK', {
      mail: smtp !== null && APP_URL !== null,
      addressEntries: addressEntries(forwarded),
      addressHops: CLIENT_ADDRESS_HOPS,
      yourAddress: clientAddress(forwarded, CLIENT_ADDRESS_HOPS),
    })
  })

  return routes
}
