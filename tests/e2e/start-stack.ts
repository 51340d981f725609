import { build } from 'vite'
import { localKeys } from '../../supabase/local/settings.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { outDir } from './out-dir.ts'

/** The built app on a throw-away stack, on free ports, without people or with those of the demo. */
export async function startBuilt(demoData: boolean) {
  process.env.VITE_SUPABASE_URL = '/supabase-api'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = localKeys.publishable
  // Whatever .env on this machine says: what is tested is the sample.
  process.env.BAHI_HOST = ''
  process.env.BAHI_APP_URL = 'https://bahi.example'
  // Somebody's shell may have it set; no build offers the demo data's login (weight.spec.ts).
  process.env.VITE_DEMO_EMAIL = 'demo@bahi.example'
  // The least that a hash can cost: each sign-in compares one.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const building = build({ logLevel: 'warn', build: { outDir, emptyOutDir: true, manifest: true } })
  const built = building.then(() => outDir)
  const [stack] = await Promise.all([
    startStack({ app: 'built', outDir: built, authLimits: false, demoData }),
    built,
  ])
  process.env.BAHI_TEST_APP_URL = stack.appUrl
  process.env.BAHI_TEST_MAIL_URL = stack.mailUrl
  process.env.BAHI_TEST_DB_URL = `${stack.dbUrl}?search_path=books,public,extensions`
  return stack.stop
}

export default function startForBrowser() {
  return startBuilt(false)
}
