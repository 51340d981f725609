import { icu } from '#languages/icu.ts'
import { account } from '../messages/account.ts'

export const login = {
  area: 'login',
  welcome: 'Welcome back',
  withGoogle: 'Sign in with your email or with Google.',
  withPassword: 'Sign in with your email and password.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  verify: 'Verify your email',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  failed: account.loginFailed,
  or: 'or',
  byCode: 'Or <link>sign in with an emailed code</link>',
  newHere: icu('New to {product}? <link>Sign up</link>'),
} as const
