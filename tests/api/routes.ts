import { createApp } from '../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../supabase/functions/api/http/environment.ts'

const app = createApp(readEnvironment({ SUPABASE_URL: 'http://x.test', SUPABASE_ANON_KEY: 'x' }))

const publicPaths = [
  '/user/auth/login',
  '/user/auth/logout',
  '/user/auth/register',
  '/user/auth/verifiy-otp',
  '/user/auth/forgot-password',
  '/user/auth/reset-password/:token',
  '/invoice/pdf/:token',
  '/invoice/pdf/:token/receipt',
  '/share/:token/pdf',
  '/share/:token/receipt',
  '/share/:token/statement',
  '/mail/stop/:token',
  '/openapi.json',
  '/address',
  '/health',
]

/** Every route of the router that asks who calls, each once. */
export const protectedRoutes = app.routes
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replace('/api', '') }))
  .filter(({ path }) => !publicPaths.includes(path))
  .filter(
    (route, at, all) =>
      at === all.findIndex(({ method, path }) => method === route.method && path === route.path),
  )
