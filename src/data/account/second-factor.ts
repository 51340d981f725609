import useSWR, { useSWRConfig } from 'swr'
import * as factors from '#data/people/factors.ts'
import { product } from '#domain/product.ts'
import { supabase } from '../../lib/supabase.ts'
import { callApi } from '../api.ts'
import { accountKeys } from '../keys.ts'

export type { Device, Factor, NewFactor } from '#data/people/factors.ts'

/** The authenticator apps of the signed-in person. */
export const useFactors = () => useSWR(accountKeys.factors, () => factors.getFactors(supabase.auth))

/** Whether they have a password, and how many recovery codes. */
export const useSecurityFacts = () =>
  useSWR(accountKeys.security, () => factors.getSecurityFacts(supabase))

/** Gives the code of an app: at the login, or once more before a change. */
export const enterCode = (code: string) => factors.giveCode(supabase.auth, code)

/** Gives a recovery code in a session that lacks the app's, and so removes the apps. */
export async function spendRecoveryCode(code: string, token?: string): Promise<void> {
  await callApi('/user/auth/recovery-code', {
    ...{ method: 'POST', body: { code } },
    ...(token !== undefined && { token }),
  })
  if (token === undefined) await supabase.auth.refreshSession()
}

export const provePassword = (password: string) => factors.provePassword(supabase, password)

export const beginFactor = (name: string) => factors.enrolFactor(supabase.auth, name, product.name)

/** Changes the factors, and then shows them as they are. */
export function useFactorChanges() {
  const { mutate } = useSWRConfig()
  const shown = () =>
    Promise.all(
      [accountKeys.factors, accountKeys.security, accountKeys.devices].map((key) => mutate(key)),
    )

  return {
    confirm: async (id: string, code: string) => {
      await factors.confirmFactor(supabase.auth, id, code)
      await shown()
    },
    /** With a code of any app; it stands for the apps that stay, too. */
    remove: async (id: string, code: string) => {
      await enterCode(code)
      await factors.removeFactor(supabase.auth, id)
      // One of the app that is gone does not; then the login asks for another.
      if (await factors.needsCode(supabase.auth)) await enterCode(code).catch(() => {})
      await shown()
    },
    makeCodes: async () => {
      const codes = await factors.makeRecoveryCodes(supabase)
      await mutate(accountKeys.security)
      return codes
    },
  }
}

/** Where the person is signed in. */
export const useDevices = () => useSWR(accountKeys.devices, () => factors.getDevices(supabase))

export function useEndDevice() {
  const { mutate } = useSWRConfig()
  return async (id: string) => {
    await factors.endDevice(supabase, id)
    await mutate(accountKeys.devices)
  }
}
