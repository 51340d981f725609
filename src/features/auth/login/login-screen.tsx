import { Box, Button, Stack, Text } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { product } from '#domain/product.ts'
import { login } from '#languages/en/screens/login.ts'
import { useVisitor } from '#src/data/account/visitor.ts'
import { rich } from '#src/language/rich.tsx'
import { useWords } from '#src/language/words.ts'
import { environment } from '#src/lib/env.ts'
import { isNewIn } from '#src/lib/paths/new-visitor.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { typesAtOnce } from '#src/lib/types-at-once.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { PasswordField } from '#src/ui/form/fields/password-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { AuthHeading } from '../auth-heading.tsx'
import { AuthLink } from '../auth-link.tsx'
import { emailIn, reasonIn, wayBack } from '../navigation-state.ts'
import { SignedOutOnly } from '../signed-out-only.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { useLoginForm } from './use-login-form.ts'

const CodeSignIn = lazy(async () => ({
  default: (await import('./code-sign-in.tsx')).CodeSignIn,
}))

const SecondStep = lazy(async () => ({
  default: (await import('./second-step.tsx')).SecondStep,
}))

// Only builds with Turnstile's key have it.
const LateCaptcha =
  import.meta.env.DEV || import.meta.env.VITE_TURNSTILE_SITE_KEY
    ? lazy(async () => ({ default: (await import('./login-captcha.tsx')).LoginCaptcha }))
    : null

function CaptchaPlace({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(false)
  // Late parts are not in pages rendered at build time.
  useEffect(() => setHere(true), [])
  return <Suspense>{here && children}</Suspense>
}

// It is in no build, whatever the settings are.
const DemoLogin = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./demo-login.tsx')).DemoLogin }))
  : null

export function LoginScreen() {
  const byCode = useLocation().search === '?by=code'
  const codeNeeded = useVisitor() === 'code-needed'
  if (!codeNeeded && !byCode) {
    return (
      <SignedOutOnly>
        <PasswordSignIn />
      </SignedOutOnly>
    )
  }
  return (
    <SignedOutOnly>
      <Suspense fallback={<Box minH="80" />}>
        {codeNeeded ? <SecondStep /> : <CodeSignIn />}
      </Suspense>
    </SignedOutOnly>
  )
}

function PasswordSignIn() {
  const words = useWords(login)
  const { state } = useLocation()
  const { refusal, pending, handlers } = useLoginForm(reasonIn(state))
  const given = emailIn(state)
  const back = wayBack(state)
  const isNew = isNewIn(state)
  // Kept for the next screens; this form reads the field itself.
  const [email, setEmail] = useState(given)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fieldOf = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (given) fieldOf('password')?.focus()
    // Somebody may type into the prebuilt page before the app is there.
    else if (typesAtOnce() && !form.current?.contains(document.activeElement)) {
      fieldOf('email')?.focus()
    }
  }, [given])
  const demo = {
    email: import.meta.env.VITE_DEMO_EMAIL ?? '',
    password: import.meta.env.VITE_DEMO_PASSWORD ?? '',
  }

  return (
    <>
      <AuthHeading title={words.welcome}>
        {environment.googleSignIn ? words.withGoogle : words.withPassword}
      </AuthHeading>
      <form ref={form} method="post" noValidate {...handlers}>
        <Stack gap="5">
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={given}
            onChange={(event) => setEmail(event.target.value)}
            error={refusal.email}
          />
          <Box>
            <PasswordField
              label={words.password}
              name="password"
              autoComplete="current-password"
              error={refusal.password}
            />
            <Box mt="2" textAlign="end" textStyle="sm">
              <AuthLink to={paths.forgotPassword} state={{ ...back, email }}>
                {words.forgot}
              </AuthLink>
            </Box>
          </Box>
          {LateCaptcha && (
            <CaptchaPlace>
              <LateCaptcha />
            </CaptchaPlace>
          )}
          <FormError
            message={refusal.root?.message}
            action={
              refusal.root?.code === 'email_not_confirmed' && (
                <AuthLink to={paths.verifyOtp} state={{ ...back, email }}>
                  {words.verify}
                </AuthLink>
              )
            }
          />
          <SubmitButton pending={pending} pendingText={words.signingIn}>
            {words.signIn}
          </SubmitButton>
        </Stack>
      </form>
      {isNew && (
        <Box mt="6" textAlign="center" color="fg.muted">
          {rich(words.newHere({ product: product.name }), {
            link: (inner) => (
              <Button asChild variant="outline" w="full" mt="2">
                <Link to={paths.register} state={back}>
                  {inner}
                </Link>
              </Button>
            ),
          })}
        </Box>
      )}
      {environment.googleSignIn && <GoogleSignIn />}
      <Text mt="6" textAlign="center" color="fg.muted">
        {rich(words.byCode, {
          link: (inner) => (
            <AuthLink to={paths.loginByCode} state={{ ...state, email }}>
              {inner}
            </AuthLink>
          ),
        })}
      </Text>
      {!isNew && (
        <Text mt="3" textAlign="center" color="fg.muted">
          {rich(words.newHere({ product: product.name }), {
            link: (inner) => (
              <AuthLink to={paths.register} state={back}>
                {inner}
              </AuthLink>
            ),
          })}
        </Text>
      )}
      {DemoLogin && demo.email && (
        <Suspense>
          <DemoLogin credentials={demo} />
        </Suspense>
      )}
    </>
  )
}
