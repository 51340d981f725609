import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { DataError } from '#data/errors.ts'
import * as profiles from '#data/people/profiles.ts'
import type { MailPreferences, Profile, ProfileFields } from '#domain/people/people.ts'
import type { LanguageCode } from '#languages/languages.ts'
import { supabase } from '../../lib/supabase.ts'
import { profileKeys } from '../keys.ts'

const RETRIES = 2
const FIRST_WAIT_MS = 500

const mayPass = (error: unknown) =>
  !(error instanceof DataError) || error.status === 0 || error.status >= 500

/** The shell needs only the profile, so it alone is tried again; a refusal is final. */
async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await load()
    } catch (error) {
      if (tried === RETRIES || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** tried))
    }
  }
}

/** The signed-in person's profile: theirs to edit, and the name in the top bar. */
export const useProfile = () =>
  useSWR(profileKeys.own, () => withRetries(() => profiles.getProfile(supabase)))

/** Saves the profile of the person with this id and asks for it anew. */
export function useSaveProfile(id: string) {
  const { mutate } = useSWRConfig()
  return async (fields: ProfileFields, nameBefore: string) => {
    const saved = await profiles.updateProfile(supabase, id, fields)
    // The session has a copy of the name, which is shown until the profile is there. Without it all is saved.
    if (fields.name !== nameBefore) {
      await supabase.auth.updateUser({ data: { name: fields.name } })
    }
    await mutate(profileKeys.own, saved)
  }
}

/** Keeps in which language the person with this id is spoken to. */
export function useKeepLanguage(id: string) {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (language: LanguageCode) => {
      await profiles.updateLanguage(supabase, id, language)
      await mutate<Profile>(profileKeys.own, (shown) => shown && { ...shown, language }, false)
    },
    [id, mutate],
  )
}

export const useMailPreferences = () =>
  useSWR(profileKeys.mails, () => profiles.getMailPreferences(supabase))

/** Stores one choice, shows it at once and takes it back when it could not be stored. */
export function useSaveMailPreference(id: string) {
  const { mutate } = useSWRConfig()
  return async (kind: keyof MailPreferences, wanted: boolean) => {
    try {
      await mutate<MailPreferences | undefined>(
        profileKeys.mails,
        profiles.updateMailPreference(supabase, id, kind, wanted),
        {
          optimisticData: (stored, shown = stored) => shown && { ...shown, [kind]: wanted },
          revalidate: false,
        },
      )
    } finally {
      // When two choices overlap, SWR keeps one answer and may roll back to a value older than the
      // other: ask anew.
      void mutate(profileKeys.mails)
    }
  }
}
