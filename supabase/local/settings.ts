import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Fault } from './process/fault.ts'

export const projectDir = resolve(import.meta.dirname, '../..')

export const portVariables = {
  app: 'BAHI_APP_PORT',
  api: 'BAHI_API_PORT',
  db: 'BAHI_DB_PORT',
  mail: 'BAHI_MAIL_PORT',
  smtp: 'BAHI_SMTP_PORT',
} as const

export type PortName = keyof typeof portVariables
export type Ports = Record<PortName, number>

// Those of the official `supabase start`, so that one README serves both stacks.
const defaultPorts: Ports = { app: 5173, api: 54321, db: 54322, mail: 54324, smtp: 54325 }

// Public by design: the same local-only values that the official CLI prints for every project.
export const localKeys = {
  publishable: 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH',
  secret: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
  jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long',
} as const

export const demoLogin = { email: 'demo@bahi.example', password: 'bahi-demo-2026' } as const

export function loadDotEnv(): void {
  const file = resolve(projectDir, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

export function portsFromEnv(env: NodeJS.ProcessEnv): Ports {
  const port = (name: PortName) => portFrom(portVariables[name], env) ?? defaultPorts[name]
  return {
    app: port('app'),
    api: port('api'),
    db: port('db'),
    mail: port('mail'),
    smtp: port('smtp'),
  }
}

export function dataDirFromEnv(env: NodeJS.ProcessEnv): string {
  return resolve(projectDir, env.BAHI_DATA_DIR || 'supabase/local/.data')
}

/** Turnstile's keys, as a host sets them; here any two texts do. */
export type CaptchaKeys = { siteKey: string; secretKey: string }

/** The keys with which the embedded stack asks by its stand-in; nothing where one of them is missing. */
export function captchaFrom(env: NodeJS.ProcessEnv): CaptchaKeys | undefined {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env
  return siteKey && secretKey ? { siteKey, secretKey } : undefined
}

/** Environment variables passed on to the edge function; docs/api.md explains them. */
export function functionEnvFrom({ ALLOWED_ORIGINS }: NodeJS.ProcessEnv): Record<string, string> {
  return ALLOWED_ORIGINS ? { ALLOWED_ORIGINS } : {}
}

function portFrom(variable: string, env: NodeJS.ProcessEnv): number | undefined {
  const text = env[variable]
  if (!text) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Fault(`${variable} must be a port number (0 picks a free one), not "${text}".`)
  }
  return port
}
