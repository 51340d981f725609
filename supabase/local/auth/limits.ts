import type { Config } from '../config.ts'

/** Requests at once, whatever may come in five minutes; and the five minutes, in ms. */
const burst = 30
const period = 5 * 60_000
const hour = 60 * 60_000

/** Each of these counts for itself; what is asked elsewhere is not limited. The codes of factors have a rate of their own. */
const limited = {
  '/signup': 'sign_in_sign_ups',
  '/recover': 'sign_in_sign_ups',
  '/resend': 'sign_in_sign_ups',
  '/otp': 'sign_in_sign_ups',
  '/magiclink': 'sign_in_sign_ups',
  '/user': 'sign_in_sign_ups',
  '/verify': 'token_verifications',
  '/token': 'token_refresh',
  '/factors/challenge': 'factors',
  '/factors/verify': 'factors',
} as const
export type LimitedPath = keyof typeof limited
/** The calls whose paths say which limit they have. */
export const limitedPaths = Object.keys(limited).filter(
  (path): path is LimitedPath => path in limited && !path.startsWith('/factors'),
)

export type AuthLimits = {
  /** Whether an address may ask once more; counts it. */
  take: (path: LimitedPath, address: string) => boolean
  /** Whether the project may send one more mail this hour; counts it. */
  takeMail: () => boolean
  /** A mail that was counted did not go. */
  giveBackMail: () => void
}

/** Counts as the hosted Auth server does: per address and endpoint a bucket of 30 that refills, and mails by the hour. */
export function authLimits(
  rates: Config['auth']['rate_limit'],
  now: () => number = Date.now,
): AuthLimits {
  const buckets = new Map<string, { left: number; at: number }>()
  let mails = { sent: 0, since: now() }

  return {
    take: (path, address) => {
      const perMs = { ...rates, factors: 75 }[limited[path]] / period
      const [key, at] = [`${path} ${address}`, now()]
      const known = buckets.get(key) ?? { left: burst, at }
      const left = Math.min(burst, known.left + (at - known.at) * perMs)
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at })
      return left >= 1
    },
    takeMail: () => {
      const hours = Math.floor((now() - mails.since) / hour)
      if (hours > 0) mails = { sent: 0, since: mails.since + hours * hour }
      if (mails.sent >= rates.email_sent) return false
      mails.sent += 1
      return true
    },
    giveBackMail: () => {
      mails.sent -= 1
    },
  }
}

/** For suites that sign in many people from one address. */
export const noAuthLimits: AuthLimits = {
  take: () => true,
  takeMail: () => true,
  giveBackMail: () => {},
}
