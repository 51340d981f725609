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
  /** The folder of the built app, or the build that fills it meanwhile; by default `dist`. */
  outDir?: string | Promise<string>
  /** Server settings on top of those for one developer. */
  postgres?: Record<string, string>
  /** Whether the database has the migrations; true by default. */
  migrated?: boolean
  /** supabase/seed.sql after the migrations of the first start. */
  demoData?: boolean
  functionEnv?: Record<string, string>
  /** The Deno that serves the function; by default the project's own. */
  deno?: DenoPackage
  /** Sends due mails on a schedule; otherwise only calls to the function send them. */
  schedule?: boolean
  /** In seconds; the default is that of supabase/config.toml. */
  jwtExpiry?: number
  /** Turns on the stand-in for Turnstile; without keys there is no captcha. */
  captcha?: CaptchaKeys | undefined
  /** Off for suites that sign in many people from one address. */
  authLimits?: boolean
  /** Cancels the start, and stops what had started. */
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
