import { valibotResolver } from '@hookform/resolvers/valibot'
import type { User } from '#domain/people/people.ts'
import {
  type Profile,
  type ProfileFields,
  type ProfileInput,
  profileSchema,
} from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { useSaveProfile } from '#src/data/account/profile.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useSettingsForm } from '../use-settings-form.ts'
import { ProfileFormFields } from './profile-form-fields.tsx'

const typed = (profile: Profile): ProfileInput => ({
  name: profile.name,
  email: profile.email,
  phone: profile.phone ?? '',
  dob: profile.dob ?? '',
  location: profile.location ?? '',
})

interface ProfileFormProps {
  profile: Profile
  user: User
  onClose: () => void
}

export function ProfileForm({ profile, user, onClose }: ProfileFormProps) {
  const { messages } = useSpeech()
  const { profile: words } = useWords(account)
  const save = useSaveProfile(user.id)
  const { form, shell } = useSettingsForm<ProfileInput, ProfileFields>({
    name: 'profile',
    resolver: valibotResolver(profileSchema(todayInIndia())),
    stored: typed(profile),
    first: 'name',
    save: (fields) => save(fields, profile.name),
    saved: messages.profileSaved,
    failed: messages.profileSaveFailed,
    onSaved: onClose,
    onCancelled: onClose,
  })
  return (
    <Panel title={words.title}>
      <EditForm {...shell} saveText={words.save} pendingText={words.saving}>
        <ProfileFormFields form={form} accountEmail={user.email} />
      </EditForm>
    </Panel>
  )
}
