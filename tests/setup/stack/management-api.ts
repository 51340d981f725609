import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authConfigNames } from '../auth-config-names.ts'

export const projectRef = 'abcdefghijklmnopqrst'

export type Asked = { method: string; path: string; body: string }

type Answers = {
  /** Rows of a query. */
  query?: (sql: string) => Promise<unknown> | unknown
}

/** The settings of a new hosted project, as far as the CLI looks at them. */
const newProject = {
  site_url: 'http://localhost:3000',
  uri_allow_list: '',
  jwt_exp: 3600,
  disable_signup: false,
  external_email_enabled: true,
  external_anonymous_users_enabled: false,
  external_google_enabled: false,
  mailer_autoconfirm: false,
  mailer_otp_exp: 3600,
  mailer_otp_length: 8,
  mailer_secure_email_change_enabled: true,
  mailer_subjects_confirmation: 'Confirm Your Signup',
  mailer_templates_confirmation_content: '<a href="{{ .ConfirmationURL }}">Confirm</a>',
  mfa_phone_otp_length: 6,
  sms_otp_length: 6,
  ...{ oauth_server_enabled: false, oauth_server_allow_dynamic_registration: false },
  ...{ custom_oauth_enabled: false, custom_oauth_max_providers: 3 },
  passkey_enabled: false,
  password_min_length: 6,
  password_required_characters: '',
  rate_limit_email_sent: 2,
  rate_limit_otp: 30,
  rate_limit_verify: 30,
  rate_limit_token_refresh: 150,
  rate_limit_anonymous_users: 30,
  rate_limit_sms_sent: 30,
  rate_limit_web3: 30,
  refresh_token_rotation_enabled: true,
  security_manual_linking_enabled: false,
  security_refresh_token_reuse_interval: 10,
  security_update_password_require_current_password: false,
  security_update_password_require_reauthentication: false,
  smtp_max_frequency: 1,
  smtp_host: null,
  smtp_port: null,
  smtp_user: null,
  smtp_pass: null,
  smtp_admin_email: null,
  smtp_sender_name: null,
}

const host = { host: `db.${projectRef}.supabase.test`, version: '17.6.1', postgres_engine: '17' }
const project = {
  ...{ id: projectRef, ref: projectRef, organization_id: 'org', organization_slug: 'org' },
  ...{ name: 'bahi', region: 'ap-south-1', status: 'ACTIVE_HEALTHY', database: host },
  created_at: '2026-11-01T00:00:00Z',
}

const atStart: Record<string, unknown> = {
  '': project,
  '/functions': [],
  '/secrets': [],
  '/api-keys': [],
  '/billing/addons': { selected_addons: [], available_addons: [] },
  '/config/database/postgres': {},
  '/network-restrictions': {
    ...{ entitlement: 'allowed', status: 'applied' },
    config: { dbAllowedCidrs: ['0.0.0.0/0'], dbAllowedCidrsV6: ['::/0'] },
  },
  '/ssl-enforcement': { currentConfig: { database: false }, appliedSuccessfully: true },
  '/postgrest': { db_schema: 'public', max_rows: 1000, db_extra_search_path: 'public, extensions' },
}

const otherParts = {
  database: { major_version: 17, ssl_enforced: false },
  api: { db_schema: 'public', db_extra_search_path: 'public, extensions', max_rows: 1000 },
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

/**
 * Stands in for the Management API of the hosted service, as far as the Supabase CLI and `npm run
 * deploy` ask it, and notes their calls.
 */
export async function startManagementApi({ query = () => [] }: Answers = {}) {
  const asked: Asked[] = []
  const nothing = Object.fromEntries(authConfigNames.map((name) => [name, null]))
  let config: Record<string, unknown> = { ...nothing, ...newProject }
  const answer = async ({ method, path, body }: Asked): Promise<unknown> => {
    const part = path.replace(/^\/v[12]\/projects\/[a-z]+/, '').replace(/\?.*$/, '')
    if (part === '/config') {
      const attributes = { ...otherParts, auth: config }
      return { data: { type: 'project_config', id: projectRef, attributes } }
    }
    if (part === '/config/auth') {
      if (method === 'PATCH') config = { ...config, ...record(JSON.parse(body)) }
      return config
    }
    if (part === '/database/query') return query(String(record(JSON.parse(body)).query))
    if (part === '/functions/deploy') {
      return {
        ...{ id: 'f', slug: 'api', name: 'api', status: 'ACTIVE', version: 1 },
        ...{ created_at: 1, updated_at: 1, verify_jwt: false },
      }
    }
    return method === 'GET' || part in atStart ? atStart[part] : undefined
  }
  const server = createServer(async (request, response) => {
    const one = {
      ...{ method: request.method ?? '', path: request.url ?? '' },
      body: await textOf(request),
    }
    asked.push(one)
    const found = await answer(one)
    const status = found === undefined ? 404 : one.method === 'POST' ? 201 : 200
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(found ?? { message: `Nobody stands in for ${one.method} ${one.path}.` }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    asked,
    /** Read by the CLI as SUPABASE_PROFILE: names the address of the service's interface. */
    profile: JSON.stringify({
      ...{ name: 'stand-in', api_url: url, dashboard_url: url },
      ...{ project_host: 'supabase.test', pooler_host: 'supabase.test' },
    }),
    /** Changes a setting as somebody might in the dashboard. */
    set: (values: Record<string, unknown>) => {
      config = { ...config, ...values }
    },
    stop: () => new Promise((done) => server.close(done)),
  }
}
