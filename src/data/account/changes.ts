import useSWR from 'swr'
import { getBusinessChange, getClientChange, getNumberingChange } from '#data/people/changes.ts'
import { dayInIndia } from '#domain/dates.ts'
import type { NamedChange } from '#domain/people/named-change.ts'
import { supabase } from '../../lib/supabase.ts'
import { businessKeys, clientKeys } from '../keys.ts'
import { useActorName } from './members.ts'

/** Who changed something for the last time, and on which day; null where one person does it all. */
function useNamed(change: Awaited<ReturnType<typeof getClientChange>> | undefined) {
  const nameOf = useActorName(change ? [change] : [])
  const name = change && nameOf(change)
  return name ? { name, day: dayInIndia(new Date(change.at)) } : null
}

export const useClientChange = (id: string): NamedChange =>
  useNamed(useSWR(clientKeys.changed(id), () => getClientChange(supabase, id)).data ?? undefined)

export const useBusinessChange = (): NamedChange =>
  useNamed(useSWR(businessKeys.changed, () => getBusinessChange(supabase)).data ?? undefined)

export const useNumberingChange = (): NamedChange =>
  useNamed(
    useSWR(businessKeys.numberingChanged, () => getNumberingChange(supabase)).data ?? undefined,
  )
