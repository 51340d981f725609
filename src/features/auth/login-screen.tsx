import { Box, Stack, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { DataError, messageOf } from '#data/errors.ts'
import { type Credentials, credentialsSchema } from '#domain/account.ts'
import { messages } from '#domain/messages.ts'
import { product } from '#domain/product.ts'
import { login } from '../../data/session.ts'
import { environment } from '../../lib/env.ts'
import { paths } from '../../lib/paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { AuthLink } from './auth-link.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { emailIn } from './navigation-state.ts'
import { SignedOutOnly } from './signed-out-only.tsx'

/** On its own, so that only the link is drawn anew with every key. */
function ForgotPasswordLink({ control }: { control: Control<Credentials> }) {
  return (
    <AuthLink to={paths.forgotPassword} state={{ email: useWatch({ control, name: 'email' }) }}>
      Forgot password?
    </AuthLink>
  )
}

export function LoginScreen() {
  const form = useForm({
    resolver: valibotResolver(credentialsSchema),
    defaultValues: { email: emailIn(useLocation().state), password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const unconfirmed = errors.root?.type === 'email_not_confirmed'

  const submit = form.handleSubmit(async (credentials) => {
    try {
      await login(credentials)
      showSuccess(messages.loginDone)
    } catch (error) {
      form.setError('root', {
        type: error instanceof DataError ? error.code : '',
        message: messageOf(error, messages.loginFailed),
      })
    }
  })

  return (
    <SignedOutOnly>
      <AuthHeading title="Welcome back">
        {environment.googleSignIn
          ? 'Sign in with your email or with Google.'
          : 'Sign in with your email and password.'}
      </AuthHeading>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Box>
            <PasswordField
              label="Password"
              autoComplete="current-password"
              error={errors.password?.message}
              {...form.register('password')}
            />
            <Box mt="2" textAlign="end" textStyle="sm">
              <ForgotPasswordLink control={form.control} />
            </Box>
          </Box>
          <FormError
            message={errors.root?.message}
            action={
              unconfirmed && (
                <AuthLink to={paths.verifyOtp} state={{ email: form.getValues('email') }}>
                  Verify your email
                </AuthLink>
              )
            }
          />
          <SubmitButton pending={isSubmitting} pendingText="Signing in...">
            Sign In
          </SubmitButton>
        </Stack>
      </form>
      {environment.googleSignIn && <GoogleSignIn />}
      <Text mt="6" textAlign="center" color="fg.muted">
        New to {product.name}? <AuthLink to={paths.register}>Sign up</AuthLink>
      </Text>
    </SignedOutOnly>
  )
}
