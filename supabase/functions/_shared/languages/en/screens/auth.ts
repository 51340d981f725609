import { icu } from '#languages/icu.ts'

/** Signing in by a code, registering, and finding the way back; the login itself has its own. */
export const auth = {
  area: 'auth',
  email: 'Email',
  password: 'Password',
  passwordLength: icu('At least {least} characters'),
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  sending: 'Sending...',

  code: {
    expires: icu('Code expires in {minutes, plural, one {# minute} other {# minutes}}'),
    noMail: 'No mail? Look in spam, too.',
    nextIn: icu('New code in {seconds} s'),
    resend: 'Resend code',
    enter: 'Enter the code you were sent',
  },

  byCode: {
    title: 'Sign in with a code',
    lead: 'We mail you a code that signs you in once.',
    sentTitle: 'Check your email',
    sent: icu('If <b>{email}</b> has an account, a mail with a code is on its way.'),
    mailMe: 'Email me a code',
    label: 'Sign-in code',
    sentAgain: 'If the address has an account, a new code is on its way.',
    byPassword: 'Or <link>sign in with your password</link>',
    withProvider: 'Sign in with {{provider}}',
  },

  demo: {
    lead: icu('This is your own machine: {email} has a year of sample invoices.'),
    enter: 'Look around with sample data',
  },

  register: {
    title: 'Create your account',
    lead: 'We mail you a code to make sure that the address is yours.',
    name: 'Username',
    logIn: 'Log in with this email',
    creating: 'Creating account...',
    signUp: 'Sign Up',
    known: 'Already have an account? <link>Sign in</link>',
  },

  verify: {
    title: 'Verify your email',
    lead: icu('Enter the {length}-digit code that was mailed to <b>{email}</b>.'),
    label: 'Verification code',
    verify: 'Verify',
    verifying: 'Verifying...',
    resendFailed: 'Could not send a new code. Try again.',
    sentAgain: 'A new code is on its way.',
    passwordAgain: icu('For your safety, choose your password again: at least {least} characters.'),
    otherAddress: 'Not your address? <link>Start again</link>',
    done: 'Verified already? <link>Set a password</link>',
  },

  forgot: {
    title: 'Forgot your password?',
    lead: 'We mail you a code and a link to choose a new one.',
    send: 'Send OTP',
    remembered: 'Remembered it? <link>Sign in</link>',
    sentTitle: 'Check your email',
    sent: icu(
      'If <b>{email}</b> has an account, a mail is on its way. Open its link, or enter its code here.',
    ),
    label: 'Reset code',
    goOn: 'Continue',
    otherAddress: 'Not your address? <link>Change it</link>',
  },

  reset: {
    title: 'Choose a new password',
    lead: 'You are signed out everywhere else when it is changed.',
    remembered: 'Remembered the old one? <link>Sign in</link>',
    badLink: 'This link has expired or was used already. Ask for a new one.',
    badCode:
      'This code is wrong or has expired. If you mistyped it, enter it again; if not, ask for a new one.',
    emailHelp: 'The address the code was mailed to',
    newPassword: 'New password',
    confirm: 'Confirm password',
    codeAgain: 'Enter the code again',
    askAnew: 'Ask for a new code',
    resetting: 'Resetting...',
    reset: 'Reset Password',
  },
} as const
