import { Button, Flex, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import type { User } from '#domain/people.ts'
import {
  type Profile,
  type ProfileFields,
  type ProfileInput,
  profileSchema,
} from '#domain/people.ts'
import { useSaveProfile } from '../../../data/account/profile.ts'
import { useDraftForm, useDraftKey } from '../../../data/forms/draft-form.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { showSuccess } from '../../../ui/feedback/toast.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
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
  const save = useSaveProfile(user.id)
  const { form, restored, drop } = useDraftForm<ProfileInput, ProfileFields>({
    key: useDraftKey('profile'),
    resolver: valibotResolver(profileSchema(todayInIndia())),
    values: typed(profile),
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    // A form that came up by itself, with what was typed before, takes no focus.
    if (!restored) setFocus('name')
  }, [restored, setFocus])

  const submit = form.handleSubmit(async (fields) => {
    try {
      await save(fields, profile.name)
    } catch (error) {
      form.setError('root', { message: messageOf(error, messages.profileSaveFailed) })
      return
    }
    drop()
    showSuccess(messages.profileSaved)
    onClose()
  })

  const cancel = () => {
    form.reset(typed(profile))
    drop()
    onClose()
  }

  return (
    <Panel title="Your profile">
      <form noValidate onSubmit={submit}>
        <Stack gap="6">
          <ProfileFormFields form={form} accountEmail={user.email} />
          <FormError message={errors.root?.message} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button variant="outline" disabled={isSubmitting} onClick={cancel}>
              Cancel
            </Button>
            <SubmitButton pending={isSubmitting} pendingText="Updating Profile...">
              Save Changes
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Panel>
  )
}
