import { HttpResponse, http } from 'msw'
import { authSession, authUser } from './auth-user.ts'

const auth = `${import.meta.env.VITE_SUPABASE_URL}/auth/v1`
const rpc = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`

type FactorRow = { id: string; status: string; friendly_name: string; created_at: string }

export const phone: FactorRow = {
  ...{ id: 'factor-1', status: 'verified', friendly_name: 'Phone' },
  created_at: '2026-11-20T10:00:00Z',
}

const here = {
  ...{ id: 'session-1', is_current: true, address: '203.0.113.7' },
  ...{ created_at: '2026-11-20T10:00:00Z', used_at: '2026-11-22T10:00:00Z' },
  user_agent: null,
}

export interface FactorOptions {
  factors?: FactorRow[]
  hasPassword?: boolean
  recoveryCodes?: number
  devices?: object[]
}

export const codes = Array.from({ length: 10 }, (_, at) => `K7QM-2XWP-9HTD-R4V${at}`)
export const rightCode = '123456'
export const rightPassword = 'correct-horse'
export const wrongCode = { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid' }

/** A session that gave its factor's code, or did not; nobody looks at more of its token than the level. */
export const sessionAt = (aal: 'aal1' | 'aal2', factors: object[] = [phone]) => ({
  ...authSession({ ...authUser(), factors }),
  access_token: `header.${btoa(JSON.stringify({ aal }))}.signature`,
})

/** Auth and Data API as far as they guard an account; `heard` is told every call. */
export function factorHandlers(
  options: FactorOptions = {},
  heard: (call: string) => void = () => {},
) {
  let { factors = [], recoveryCodes = 0, devices = [here] } = options
  const { hasPassword = true } = options
  const user = () => ({ ...authUser(), factors })
  const verified = () => factors.filter(({ status }) => status === 'verified')

  return [
    http.get(`${auth}/user`, () => HttpResponse.json(user())),
    http.post(`${auth}/factors`, async ({ request }) => {
      const { friendly_name } = Object(await request.json())
      heard(`enroll ${friendly_name}`)
      const id = `factor-${factors.length + 1}`
      factors = [...factors, { ...phone, id, friendly_name, status: 'unverified' }]
      const totp = { qr_code: '<svg/>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Bahi' }
      return HttpResponse.json({ id, type: 'totp', friendly_name, totp })
    }),
    http.post(`${auth}/factors/:id/challenge`, () =>
      HttpResponse.json({ id: 'challenge', type: 'totp', expires_at: 4_000_000_000 }),
    ),
    http.post(`${auth}/factors/:id/verify`, async ({ request, params }) => {
      const { code } = Object(await request.json())
      heard(`verify ${params.id} ${code}`)
      if (code !== rightCode) return HttpResponse.json(wrongCode, { status: 422 })
      factors = factors.map((one) => (one.id === params.id ? { ...one, status: 'verified' } : one))
      return HttpResponse.json(sessionAt('aal2', factors))
    }),
    http.delete(`${auth}/factors/:id`, ({ params }) => {
      heard(`unenroll ${params.id}`)
      factors = factors.filter(({ id }) => id !== params.id)
      return HttpResponse.json({ id: params.id })
    }),
    http.post(`${rpc}/security_facts`, () =>
      HttpResponse.json({ has_password: hasPassword, recovery_codes: recoveryCodes }),
    ),
    http.post(`${rpc}/prove_password`, async ({ request }) => {
      const { password } = Object(await request.json())
      heard(`prove ${password}`)
      return HttpResponse.json(password === rightPassword)
    }),
    http.post(`${rpc}/make_recovery_codes`, () => {
      heard('make codes')
      recoveryCodes = codes.length
      return HttpResponse.json(codes)
    }),
    http.post(`${rpc}/list_api_keys`, () => HttpResponse.json([])),
    // Nobody but the owner works here.
    http.post(`${rpc}/list_members`, () =>
      HttpResponse.json({
        owner: { id: authUser().id, name: 'Asha Rao', email: 'asha@studio.example' },
        ...{ members: [], invitations: [] },
      }),
    ),
    http.post(`${rpc}/list_webhooks`, () => HttpResponse.json([])),
    http.post(`${rpc}/list_sessions`, () => HttpResponse.json(devices)),
    http.post(`${rpc}/end_session`, async ({ request }) => {
      const { session_id } = Object(await request.json())
      heard(`end ${session_id}`)
      devices = devices.filter((one) => !('id' in one) || one.id !== session_id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/user/auth/recovery-code', async ({ request }) => {
      const { code } = Object(await request.json())
      heard(`recover ${code}`)
      if (!codes.some((one) => one.replaceAll('-', '') === code)) {
        const message = 'This recovery code is wrong or was already used.'
        return HttpResponse.json(
          {
            ...{ success: false, message, code: 'invalid', reason: 'recovery_code_wrong' },
            errors: { code: message },
          },
          { status: 422 },
        )
      }
      factors = []
      return HttpResponse.json({ success: true, message: 'OK' })
    }),
    http.post(`${auth}/token`, ({ request }) =>
      request.url.includes('refresh_token')
        ? HttpResponse.json(sessionAt('aal1', verified()))
        : undefined,
    ),
  ]
}
