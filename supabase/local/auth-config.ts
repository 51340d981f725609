import { resolve } from 'node:path'
import { type Config, flag, number, text, texts } from './config-toml.ts'
import { localKeys, projectDir } from './settings.ts'

export type AuthOptions = {
  siteUrl: string | undefined
  jwtExpiry: number | undefined
  apiUrl: string
  env: NodeJS.ProcessEnv
}

const mails = ['confirmation', 'recovery', 'magic_link', 'email_change'] as const

/** The `[auth]` part of config.toml in the shape that the local Auth server takes. */
export function authConfig(config: Config, { siteUrl, jwtExpiry, apiUrl, env }: AuthOptions) {
  return {
    enabled: true,
    jwt_secret: localKeys.jwtSecret,
    publishable_key: localKeys.publishable,
    secret_key: localKeys.secret,
    site_url: siteUrl ?? text(config, 'auth.site_url'),
    additional_redirect_urls: texts(config, 'auth.additional_redirect_urls'),
    jwt_expiry: jwtExpiry ?? number(config, 'auth.jwt_expiry'),
    enable_refresh_token_rotation: flag(config, 'auth.enable_refresh_token_rotation'),
    refresh_token_reuse_interval: number(config, 'auth.refresh_token_reuse_interval'),
    enable_signup: flag(config, 'auth.enable_signup'),
    minimum_password_length: number(config, 'auth.minimum_password_length'),
    email: {
      enable_signup: flag(config, 'auth.email.enabled'),
      enable_confirmations: flag(config, 'auth.email.enable_confirmations'),
      double_confirm_changes: flag(config, 'auth.email.double_confirm_changes'),
      otp_length: number(config, 'auth.email.otp_length'),
      otp_expiry: number(config, 'auth.email.otp_expiry'),
      template: Object.fromEntries(mails.map((mail) => [mail, mailTemplate(config, mail)])),
    },
    external: google(apiUrl, env),
  }
}

export function mailTemplate(config: Config, mail: (typeof mails)[number]) {
  const section = `auth.email.template.${mail}`
  return {
    subject: text(config, `${section}.subject`),
    content_path: resolve(projectDir, text(config, `${section}.content_path`)),
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
