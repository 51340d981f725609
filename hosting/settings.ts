import { isProductName, isRealEmail, productName } from './product.ts'
import { type Host, hosts, isHost } from './site/hosts.ts'

type Env = Record<string, string | undefined>

export type Settings = {
  ref: string
  appUrl: string
  host: Host | undefined
  supabaseUrl: string
  publishableKey: string
  google: boolean
  /** Turnstile's public key; null where nobody is asked whether they are a person. */
  siteKey: string | null
  /** The most mails that Auth sends in an hour. */
  authMails: number
  /** Whether mail goes by a server of one's own; Supabase's own sender writes to the project's members alone. */
  smtp: boolean
  smtpPort: string
  /** Whether Auth gets our mails: without a mail server, projects on the free plan may not have their own. */
  templates: boolean
  productName: string
  supportEmail: string
  /** Names of optional secrets to set for the function; a missing one leaves its default. */
  functionSettings: string[]
}

/** Files for deployment are written here first; the Supabase CLI takes the folder for the project. */
export const liveFolder = '.deploy'

type Variable = { name: string; fits: (value: string) => boolean; what: string }

const googleNames = ['GOOGLE_CLIENT_ID', 'GOOGLE_SECRET']
const captchaNames = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY']
const functionNames = ['CLIENT_ADDRESS_HOPS', 'FORWARD_CLIENT_ADDRESS', 'MAILS_A_DAY', 'SMTP_PORT']
export const smtpNames = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_FROM']

/** Values of these are never shown. */
export const secretNames = [
  ...['SUPABASE_ACCESS_TOKEN', 'BAHI_SECRET_KEY', 'GOOGLE_SECRET', 'SMTP_PASSWORD'],
  'TURNSTILE_SECRET_KEY',
  'SUPABASE_DB_PASSWORD',
  'SUPABASE_DB_URL',
]

function isAppUrl(value: string) {
  return URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://')
}

const variables: Variable[] = [
  {
    name: 'SUPABASE_ACCESS_TOKEN',
    fits: (value) => value.startsWith('sbp_'),
    what: 'your account’s token, sbp_…; make one at https://supabase.com/dashboard/account/tokens',
  },
  {
    name: 'SUPABASE_PROJECT_REF',
    fits: (value) => /^[a-z]{20}$/.test(value),
    what: 'the 20 letters in the address of the project’s dashboard',
  },
  {
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    fits: (value) => value.startsWith('sb_publishable_'),
    what: 'the project’s publishable key, sb_publishable_…, under Settings → API Keys; never a secret key, since every visitor can read it',
  },
  {
    name: 'BAHI_SECRET_KEY',
    fits: (value) => value.startsWith('sb_secret_'),
    what: 'the project’s secret key, sb_secret_…, under Settings → API Keys, with which the schedule calls the function; it goes into the project’s Vault and nowhere else',
  },
  {
    name: 'BAHI_APP_URL',
    fits: isAppUrl,
    what: 'the address the app will have, such as https://bahi.pages.dev, without a slash at the end',
  },
  {
    name: 'BAHI_HOST',
    fits: isHost,
    what: `the static host: ${hosts.join(', ')}`,
  },
  {
    name: 'BAHI_SUPPORT_EMAIL',
    fits: isRealEmail,
    what: 'your address for questions, which mail must reach (not under .example); it stands on every PDF and every shared invoice, on the contact page and in the terms',
  },
]

const optional: Variable[] = [
  {
    name: 'BAHI_PRODUCT_NAME',
    fits: isProductName,
    what: 'what you call the product: at most 30 Latin letters, digits, spaces and .&’-',
  },
  {
    name: 'CLIENT_ADDRESS_HOPS',
    fits: (value) => /^[1-9]$/.test(value),
    what: 'a number from 1 to 9, which `npm run deploy -- --check` tells',
  },
  {
    name: 'FORWARD_CLIENT_ADDRESS',
    fits: (value) => value === 'true' || value === 'false',
    what: '`true` once Auth believes the function whose call it is, which docs/hosting.md says how to switch on',
  },
  {
    name: 'MAILS_A_DAY',
    fits: (value) => /^\d{1,7}$/.test(value),
    what: 'how many mails to clients all people together may send in a day',
  },
  {
    name: 'AUTH_MAILS_AN_HOUR',
    fits: (value) => /^[1-9]\d{0,4}$/.test(value),
    what: 'how many codes may be mailed in an hour, in the whole project; 30 without it',
  },
  {
    name: 'SMTP_FROM',
    fits: isRealEmail,
    what: 'the address that mails come from, of the domain you verified, such as no-reply@your.domain; without a name before it',
  },
  {
    name: 'SMTP_PORT',
    fits: (value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535,
    what: 'the port of the mail server, a number; 465 without it',
  },
  {
    name: 'BAHI_BUILTIN_MAIL',
    fits: (value) => value === 'templates' || value === 'trial',
    what: '`templates` for a project on a paid plan or made before June 2026, else `trial`',
  },
]

/** Reads the settings from the environment, with a sentence for each value that is missing or cannot be right. */
export function readSettings(env: Env): { settings: Settings; problems: string[] } {
  const value = (name: string) => env[name] || `<${name}>`
  const ref = value('SUPABASE_PROJECT_REF')
  const host = env.BAHI_HOST
  const smtp = smtpNames.every((name) => env[name])
  const settings: Settings = {
    ref,
    appUrl: value('BAHI_APP_URL'),
    host: isHost(host) ? host : undefined,
    supabaseUrl: env.VITE_SUPABASE_URL || `https://${ref}.supabase.co`,
    publishableKey: value('VITE_SUPABASE_PUBLISHABLE_KEY'),
    google: googleNames.every((name) => env[name]),
    siteKey: (captchaNames.every((name) => env[name]) && env.TURNSTILE_SITE_KEY) || null,
    authMails: Number(env.AUTH_MAILS_AN_HOUR || 30),
    smtp,
    smtpPort: env.SMTP_PORT || '465',
    templates: smtp || env.BAHI_BUILTIN_MAIL === 'templates',
    productName: productName(env.BAHI_PRODUCT_NAME),
    supportEmail: value('BAHI_SUPPORT_EMAIL'),
    functionSettings: functionNames.filter((name) => env[name]),
  }
  const problems = [
    ...variables.flatMap(({ name, fits, what }) => {
      const given = env[name]
      if (!given) return [`${name} is not set. It is ${what}.`]
      return fits(given) ? [] : [`${name} is not what it must be: ${what}.`]
    }),
    ...optional.flatMap(({ name, fits, what }) => {
      const given = env[name]
      return !given || fits(given) ? [] : [`${name} is not what it must be: ${what}.`]
    }),
    ...otherProject(settings),
    ...incomplete(env, googleNames, 'sign-in with Google'),
    ...incomplete(env, captchaNames, 'the captcha'),
    ...incomplete(env, smtpNames, 'your mail server'),
    ...withoutMail(env),
  ]
  return { settings, problems }
}

function otherProject({ ref, supabaseUrl }: Settings): string[] {
  const named = /^https:\/\/([a-z]{20})\.supabase\.co\/?$/.exec(supabaseUrl)?.[1]
  if (named === ref || ref.startsWith('<')) return []
  // A custom domain says nothing of the project behind it.
  if (!named && supabaseUrl.startsWith('https://')) return []
  return [
    'VITE_SUPABASE_URL is not the address of the project in SUPABASE_PROJECT_REF. Leave it out, or set it to the project’s custom domain, https://….',
  ]
}

function incomplete(env: Env, names: string[], purpose: string): string[] {
  const missing = names.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === names.length) return []
  return [
    `${missing.join(', ')}: not set, and needed for ${purpose}. Set all of ${names.join(', ')}, or none.`,
  ]
}

function withoutMail(env: Env): string[] {
  if (env.BAHI_BUILTIN_MAIL || smtpNames.some((name) => env[name])) return []
  return [
    `${smtpNames.join(', ')} are not set. Without a mail server your customers cannot register: Supabase’s own sender writes to members of your organisation only, and on the free plan without a code. docs/hosting.md names two free ones, and what BAHI_BUILTIN_MAIL is for.`,
  ]
}
