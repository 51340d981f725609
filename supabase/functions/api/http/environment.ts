import * as v from 'valibot'

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const smtp = v.object({
  SMTP_HOST: v.pipe(v.string(), v.nonEmpty()),
  SMTP_PORT: v.pipe(
    v.optional(v.string(), '465'),
    v.regex(/^\d{1,5}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(65_535),
  ),
  /** Null together for a server that asks for no login, as the local one. */
  SMTP_USER: v.nullable(v.string()),
  SMTP_PASSWORD: v.nullable(v.string()),
  /** The address that mails are sent from. */
  SMTP_FROM: v.pipe(v.string(), v.email()),
})

const schema = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string(), v.nonEmpty()),
  /** For the function's own work: limits, copies, scheduled mails, sealing a cookie; null when missing. */
  SUPABASE_SECRET_KEY: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  /** Other origins from which browsers may call with cookies, e.g. "https://a.example,https://b.example". */
  ALLOWED_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    v.array(v.pipe(v.string(), v.check(isOrigin))),
  ),
  /** The position of the caller's entry in X-Forwarded-For, counted from the right; see `client-address.ts`. */
  CLIENT_ADDRESS_HOPS: v.pipe(v.optional(v.string(), '1'), v.regex(/^[1-9]$/), v.transform(Number)),
  /**
   * Whether the Auth server gets the caller's address, so that it limits each visitor and not the
   * function. This needs the secret key, which alone it trusts, and its own setting for it.
   */
  FORWARD_CLIENT_ADDRESS: v.pipe(
    v.optional(v.picklist(['true', 'false']), 'false'),
    v.transform((value) => value === 'true'),
  ),
  /**
   * The secret key of Cloudflare's Turnstile: when it is set, a person must pass the captcha to
   * register, log in or ask for a mail.
   */
  TURNSTILE_SECRET_KEY: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  /** The server that checks captcha tokens. */
  TURNSTILE_VERIFY_URL: v.pipe(
    v.optional(v.string(), 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    v.url(),
  ),
  /** The app's origin, for the links in mails. */
  APP_URL: v.nullable(v.pipe(v.string(), v.check(isOrigin))),
  /** The most mails that this host sends in a day; null leaves it to the database. */
  MAILS_A_DAY: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number))),
  /** Whether webhooks may go to this machine, without encryption: the embedded stack alone says so. */
  WEBHOOKS_TO_LOCALHOST: v.pipe(
    v.optional(v.picklist(['true', 'false']), 'false'),
    v.transform((value) => value === 'true'),
  ),
  /** Null where no mail server is given: then nothing is mailed to clients. */
  smtp: v.nullable(smtp),
})
export type Environment = v.InferOutput<typeof schema>

type Variables = Record<string, string | undefined>

/** Hosted projects give the new keys as one JSON object by name. */
function namedKey(json: string | undefined): string | undefined {
  const keys = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    json,
  )
  return keys.success ? (keys.output.default ?? Object.values(keys.output)[0]) : undefined
}

const publishableKey = (given: Variables) =>
  namedKey(given.SUPABASE_PUBLISHABLE_KEYS) ??
  given.SUPABASE_PUBLISHABLE_KEY ??
  given.SUPABASE_ANON_KEY

const secretKey = (given: Variables) =>
  namedKey(given.SUPABASE_SECRET_KEYS) ??
  given.SUPABASE_SECRET_KEY ??
  given.SUPABASE_SERVICE_ROLE_KEY ??
  null

const smtpNames = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_FROM']

/** Returns the mail server's settings; null when none is given. A port alone does not count. */
function smtpOf(given: Variables) {
  if (!smtpNames.some((name) => given[name])) return null
  return {
    SMTP_HOST: given.SMTP_HOST,
    SMTP_PORT: given.SMTP_PORT || undefined,
    SMTP_USER: given.SMTP_USER || null,
    SMTP_PASSWORD: given.SMTP_PASSWORD || null,
    SMTP_FROM: given.SMTP_FROM,
  }
}

/**
 * Lists the missing settings that a mail server depends on: a password for its user, and the URL of
 * the app that its mails link to.
 */
function missingForMail({ smtp, APP_URL }: Environment): string[] {
  if (smtp === null) return []
  return [
    ...(smtp.SMTP_USER !== null && smtp.SMTP_PASSWORD === null ? ['SMTP_PASSWORD'] : []),
    ...(smtp.SMTP_USER === null && smtp.SMTP_PASSWORD !== null ? ['SMTP_USER'] : []),
    ...(APP_URL === null ? ['APP_URL'] : []),
  ]
}

/** The function's environment, or one error that lists all that is missing. */
export function readEnvironment(variables: Variables): Environment {
  const parsed = v.safeParse(schema, {
    SUPABASE_URL: variables.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: publishableKey(variables),
    SUPABASE_SECRET_KEY: secretKey(variables),
    ALLOWED_ORIGINS: variables.ALLOWED_ORIGINS,
    CLIENT_ADDRESS_HOPS: variables.CLIENT_ADDRESS_HOPS,
    FORWARD_CLIENT_ADDRESS: variables.FORWARD_CLIENT_ADDRESS || undefined,
    TURNSTILE_SECRET_KEY: variables.TURNSTILE_SECRET_KEY || null,
    TURNSTILE_VERIFY_URL: variables.TURNSTILE_VERIFY_URL || undefined,
    APP_URL: variables.APP_URL || null,
    MAILS_A_DAY: variables.MAILS_A_DAY || null,
    WEBHOOKS_TO_LOCALHOST: variables.WEBHOOKS_TO_LOCALHOST || undefined,
    smtp: smtpOf(variables),
  })
  const missing = parsed.success
    ? missingForMail(parsed.output)
    : parsed.issues.map(
        (issue) =>
          v
            .getDotPath(issue)
            ?.replace(/^smtp\./, '')
            .split('.')[0],
      )
  if (parsed.success && missing.length === 0) return parsed.output
  const names = [...new Set(missing)].join(', ')
  throw new Error(`Missing or malformed in the function's environment: ${names}.`)
}
