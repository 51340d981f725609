import { Hono } from 'hono'
import type { Environment } from '#edge/environment.ts'
import { notFound, onError } from '#edge/errors.ts'
import { invoiceRoutes } from './routes/invoice.ts'

/** The REST surface, as one handler of requests whose path begins with `/api`. */
export function createApp(environment: Environment) {
  const app = new Hono().basePath('/api')
  app.onError(onError)
  app.notFound(notFound)
  app.route('/invoice', invoiceRoutes(environment))
  return app
}
