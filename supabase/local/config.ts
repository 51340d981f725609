import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { Fault } from './process/fault.ts'
import { projectDir } from './settings.ts'

const inSeconds = { s: 1, m: 60, h: 3600 }

/** "60s", "5m" or "1h", in seconds. */
const duration = v.pipe(
  v.string(),
  v.regex(/^\d+[smh]$/, 'Expected a duration such as "60s"'),
  v.transform((text) => Number.parseInt(text, 10) * inSeconds[text.slice(-1) as 's' | 'm' | 'h']),
)
const template = v.object({
  subject: v.string(),
  content_path: v.pipe(
    v.string(),
    v.transform((path) => resolve(projectDir, path)),
  ),
})

/** The parts of supabase/config.toml that the embedded stack reads. */
const schema = v.object({
  api: v.object({
    schemas: v.array(v.string()),
    extra_search_path: v.array(v.string()),
    max_rows: v.number(),
  }),
  local_smtp: v.object({ admin_email: v.string(), sender_name: v.string() }),
  auth: v.object({
    site_url: v.string(),
    additional_redirect_urls: v.array(v.string()),
    jwt_expiry: v.number(),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.number(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    rate_limit: v.object({
      email_sent: v.number(),
      token_refresh: v.number(),
      sign_in_sign_ups: v.number(),
      token_verifications: v.number(),
    }),
    mfa: v.object({
      max_enrolled_factors: v.number(),
      totp: v.object({ enroll_enabled: v.boolean(), verify_enabled: v.boolean() }),
    }),
    email: v.object({
      enabled: v.boolean(),
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
      secure_password_change: v.boolean(),
      require_current_password: v.boolean(),
      max_frequency: duration,
      otp_length: v.number(),
      otp_expiry: v.number(),
      template: v.object({
        confirmation: template,
        recovery: template,
        magic_link: template,
        email_change: template,
      }),
    }),
  }),
})

export type Config = v.InferOutput<typeof schema>

export function readConfig(): Config {
  return parseConfig(readFileSync(resolve(projectDir, 'supabase/config.toml'), 'utf8'))
}

export function parseConfig(text: string): Config {
  const { success, output, issues } = v.safeParse(schema, parse(text))
  if (success) return output
  const wrong = issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
  throw new Fault(`supabase/config.toml is not what the embedded stack reads:\n${wrong.join('\n')}`)
}
