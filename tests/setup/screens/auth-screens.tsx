import type { UserEvent } from '@testing-library/user-event'
import { LoginScreen } from '#src/features/auth/login/login-screen.tsx'
import { RegisterScreen } from '#src/features/auth/registration/register-screen.tsx'
import { VerifyOtpScreen } from '#src/features/auth/registration/verify-otp-screen.tsx'
import { ForgotPasswordScreen } from '#src/features/auth/reset/forgot-password-screen.tsx'
import { ResetPasswordScreen } from '#src/features/auth/reset/reset-password-screen.tsx'
import { paths } from '#src/lib/paths/paths.ts'
import { openAt } from './render.tsx'

const routes = [
  { path: paths.login, Component: LoginScreen },
  { path: paths.register, Component: RegisterScreen },
  { path: paths.verifyOtp, Component: VerifyOtpScreen },
  { path: paths.forgotPassword, Component: ForgotPasswordScreen },
  { path: paths.resetPasswordPattern, Component: ResetPasswordScreen },
  { path: '*', element: <h1>Another screen</h1> },
]

/** Opens one of the screens of `features/auth` among the others; all that is not theirs is "Another screen". */
export const openAuth = (pathname: string, state?: unknown) => openAt({ pathname, state }, routes)

/** Puts a text into a field at once, as a password manager does: keys one by one cost a second per test. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}
