import { formatDay } from '#domain/dates.ts'
import type { Profile } from '#domain/profile.ts'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'

export function ProfileDetails({ profile }: { profile: Profile }) {
  return (
    <DefinitionList
      items={[
        { label: 'Full name', value: profile.name },
        { label: 'Email', value: profile.email },
        { label: 'Phone', value: profile.phone },
        { label: 'Date of birth', value: profile.dob && formatDay(profile.dob) },
        { label: 'City', value: profile.location },
      ]}
    />
  )
}
