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
    noMail: 'No email? Check your spam folder.',
    nextIn: icu('New code in {seconds} s'),
    resend: 'Resend code',
    enter: 'Enter the code you were sent',
  },

  byCode: {
    title: 'Sign in with a code',
    lead: 'We email you a code that signs you in once.',
    sentTitle: 'Check your email',
    sent: icu('If <b>{email}</b> has an account, we have emailed it a code.'),
    mailMe: 'Email me a code',
    label: 'Sign-in code',
    sentAgain: 'If the address has an account, we have emailed it a new code.',
    byPassword: 'Or <link>sign in with your password</link>',
    withProvider: 'Sign in with {{provider}}',
  },

  demo: {
    lead: icu('This runs on your own machine. {email} has a year of sample invoices.'),
    enter: 'Look around with sample data',
  },

  register: {
    title: 'Create your account',
    lead: 'Free, no card. We email you a code to check that the address is yours.',
    name: 'Username',
    logIn: 'Sign in with this email',
    creating: 'Creating account...',
    signUp: 'Sign Up',
    known: 'Already have an account? <link>Sign in</link>',
  },

  verify: {
    title: 'Verify your email',
    lead: icu('Enter the {length}-digit code that we emailed to <b>{email}</b>.'),
    label: 'Verification code',
    verify: 'Verify',
    verifying: 'Verifying...',
    resendFailed: 'Failed to send a new code. Try again.',
    sentAgain: 'We have emailed you a new code.',
    passwordAgain: icu('For your safety, choose your password again: at least {least} characters.'),
    otherAddress: 'Not your address? <link>Start again</link>',
    help: 'Need help?',
    done: 'Verified already? <link>Set a password</link>',
  },

  forgot: {
    title: 'Forgot your password?',
    lead: 'We email you a code and a link to choose a new one.',
    send: 'Send OTP',
    remembered: 'Remembered it? <link>Sign in</link>',
    sentTitle: 'Check your email',
    sent: icu(
      'If <b>{email}</b> has an account, we have emailed it. Open the link in the email, or enter the code here.',
    ),
    label: 'Reset code',
    goOn: 'Continue',
    otherAddress: 'Not your address? <link>Change it</link>',
  },

  reset: {
    title: 'Choose a new password',
    lead: 'Changing it signs you out everywhere else.',
    remembered: 'Remembered the old one? <link>Sign in</link>',
    badLink: 'This link has expired or was already used. Ask for a new one.',
    badCode:
      'This code is wrong or has expired. Check it and enter it again, or ask for a new one.',
    emailHelp: 'The email address we sent the code to',
    newPassword: 'New password',
    confirm: 'Confirm password',
    codeAgain: 'Enter the code again',
    askAnew: 'Ask for a new code',
    resetting: 'Resetting...',
    reset: 'Reset Password',
  },
} as const
