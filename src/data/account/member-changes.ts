import { useSWRConfig } from 'swr'
import * as v from 'valibot'
import * as members from '#data/people/members.ts'
import type { MemberRole, NewInvitation } from '#domain/people/members.ts'
import { supabase } from '../../lib/supabase.ts'
import { callApi } from '../api.ts'
import { accountKeys } from '../keys.ts'

export type { Member, Staff } from '#data/people/members.ts'
export type Waiting = members.Staff['invitations'][number]

const made = v.object({ url: v.string(), mailed: v.boolean() })
/** The absolute address that makes whoever was asked a member, told this once, and whether it was mailed. */
export type Made = v.InferOutput<typeof made>

/** Asks, changes and removes members, and then shows them as they are. */
export function useMemberChanges() {
  const { mutate } = useSWRConfig()
  const anew = () => mutate(accountKeys.members)
  return {
    invite: async (asked: NewInvitation): Promise<Made> => {
      const { url, mailed } = v.parse(
        made,
        await callApi('/members', { method: 'POST', body: asked }),
      )
      void anew()
      return { url: new URL(url, window.location.origin).href, mailed }
    },
    takeBack: async (id: string) => {
      await members.endInvitation(supabase, id)
      await anew()
    },
    change: async (id: string, role: MemberRole) => {
      await members.changeMember(supabase, id, role)
      await anew()
    },
    remove: async (id: string) => {
      await members.removeMember(supabase, id)
      await anew()
    },
  }
}

/** Ends that the person works for a business of somebody else. */
export const leaveBusiness = (businessId: string) => members.leaveBusiness(supabase, businessId)
