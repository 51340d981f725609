import { Box, Flex, GridItem, Link, SimpleGrid, Stack } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DataError } from '#data/errors.ts'
import { MIN_PASSWORD, passwordChangeSchema } from '#domain/people/people.ts'
import { account } from '#languages/en/screens/account.ts'
import { changePassword } from '#src/data/account/security.ts'
import { useSession } from '#src/data/account/session.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { captchaOfHost } from '#src/lib/captcha.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { CaptchaField } from '#src/ui/form/captcha-field.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Link as RouterLink } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordPanel() {
  const { messageOf, messages } = useSpeech()
  const { password: words } = useWords(account)
  const { user } = useSession()
  const form = useForm({
    resolver: valibotResolver(passwordChangeSchema),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState
  const [personAsked, setPersonAsked] = useState(false)
  const field = fieldOf(form)

  const submit = form.handleSubmit(async (passwords) => {
    if (!user) return
    try {
      await changePassword(user.email, passwords)
    } catch (error) {
      // It is asked of a session of a day ago alone, which signs in anew.
      if (error instanceof DataError && error.field === 'captchaToken') setPersonAsked(true)
      const fields = ['currentPassword', 'newPassword'] as const
      if (error instanceof DataError && error.code === 'weak_password') {
        const message = messageOf(error, messages.accountUpdateFailed)
        form.setError('newPassword', { message }, { shouldFocus: true })
      } else setRefusal(form.setError, fields, error, messages.accountUpdateFailed)
      return
    }
    form.reset(empty)
    showSuccess(messages.passwordChanged)
  })

  return (
    <Panel title={words.title}>
      <form noValidate onSubmit={submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="5">
            {/* The new one and its repetition stand side by side. */}
            <GridItem colSpan={{ base: 1, md: 2 }} maxW={{ md: 'calc(50% - 12px)' }}>
              <PasswordField
                label={words.current}
                autoComplete="current-password"
                {...field('currentPassword')}
              />
              <Box mt={{ base: '0', md: '1.5' }} textStyle="sm">
                <Link asChild>
                  <RouterLink to={paths.forgotPassword} state={{ email: user?.email }}>
                    {words.forgot}
                  </RouterLink>
                </Link>
              </Box>
            </GridItem>
            <PasswordField
              label={words.new}
              autoComplete="new-password"
              help={words.length({ least: MIN_PASSWORD })}
              {...field('newPassword')}
            />
            <PasswordField
              label={words.confirm}
              autoComplete="new-password"
              {...field('confirmPassword')}
            />
          </SimpleGrid>
          {personAsked && <CaptchaField captcha={captchaOfHost()} />}
          <FormError message={errors.root?.message} />
          <Flex justify="flex-end">
            <SubmitButton pending={isSubmitting} pendingText={words.changing}>
              {words.title}
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Panel>
  )
}
