import type { Config } from '../config.ts'
import { localKeys } from '../settings.ts'

export type AuthOptions = {
  siteUrl: string
  jwtExpiry: number | undefined
  apiUrl: string
  env: NodeJS.ProcessEnv
}

/** The `[auth]` part of config.toml in the shape that the local Auth server takes. */
export function authConfig({ auth }: Config, { siteUrl, jwtExpiry, apiUrl, env }: AuthOptions) {
  // lite stops over limits and has no factors; limits.ts and factors.ts hold them.
  const { rate_limit: _, mfa: __, email, ...others } = auth
  return {
    ...others,
    enabled: true,
    jwt_secret: localKeys.jwtSecret,
    publishable_key: localKeys.publishable,
    secret_key: localKeys.secret,
    site_url: siteUrl,
    jwt_expiry: jwtExpiry ?? auth.jwt_expiry,
    email: {
      enable_signup: email.enabled,
      enable_confirmations: email.enable_confirmations,
      double_confirm_changes: email.double_confirm_changes,
      otp_length: email.otp_length,
      otp_expiry: email.otp_expiry,
      template: email.template,
    },
    external: google(apiUrl, env),
  }
}

function google(apiUrl: string, env: NodeJS.ProcessEnv) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_SECRET: secret } = env
  if (!clientId || !secret) return {}
  return {
    google: {
      enabled: true,
      client_id: clientId,
      secret,
      redirect_uri: `${apiUrl}/auth/v1/callback`,
    },
  }
}
