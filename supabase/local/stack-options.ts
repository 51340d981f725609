import type { CaptchaKeys, Ports } from './settings.ts'
import type { DenoPackage } from './web/deno.ts'

export type StackOptions = {
  /** 0 or absent: any free port. */
  ports?: Partial<Ports>
  /** Kept for the next start. Absent: a throw-away folder, removed at the end. */
  dataDir?: string
  /** Each holds the one before: database, then Auth, Data API and mail, then the edge function. */
  parts?: 'database' | 'api' | 'functions'
  app?: 'dev' | 'built' | 'none'
  /** Where the built app lies; `dist` without it. */
  outDir?: string
  /** Settings of the server beside those of one developer. */
  postgres?: Record<string, string>
  /** Whether the database has the migrations; by itself it has. */
  migrated?: boolean
  /** supabase/seed.sql after the migrations of the first start. */
  demoData?: boolean
  functionEnv?: Record<string, string>
  /** The Deno that serves the function; by default the project's own. */
  deno?: DenoPackage
  /** Sends by itself what is to be mailed; without it only who calls the function does. */
  schedule?: boolean
  /** Seconds; without it that of supabase/config.toml. */
  jwtExpiry?: number
  /** Asks, by a stand-in for Turnstile, whether a person is there; without keys nobody is asked. */
  captcha?: CaptchaKeys | undefined
  /** Off for suites that sign in many people from one address. */
  authLimits?: boolean
  /** Gives up the start; what had started is stopped. */
  signal?: AbortSignal
  log?: (line: string) => void
}

export type Stack = {
  ports: Ports
  dbUrl: string
  apiUrl: string
  appUrl: string
  mailUrl: string
  functionsUrl: string
  publishableKey: string
  secretKey: string
  dataDir: string
  stop: () => Promise<void>
}
