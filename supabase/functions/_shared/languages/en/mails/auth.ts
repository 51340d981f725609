/** The mails of the Auth server, by the names of their templates: one mail says them in every language. */
export const auth = {
  expires: 'Code expires in 10 minutes',
  mails: {
    confirmation: {
      text: 'Enter this code in Bahi to finish creating your account.',
      why: 'You receive this mail because somebody signed up to Bahi with this address. If that was not you, ignore it: without the code no account is opened.',
    },
    'magic-link': {
      text: 'Enter this code in Bahi to sign in.',
      why: 'You receive this mail because somebody asked to sign in to Bahi with this address. If that was not you, ignore it, and tell the code to nobody.',
    },
    'email-change': {
      text: 'Enter this code in Bahi to change the address of your account from {{ .Email }} to {{ .NewEmail }}.',
      why: 'You receive this mail because somebody asked to change the address of this Bahi account. If that was not you, ignore it and change your password.',
    },
    recovery: {
      text: 'Choose a new password with the button below, or enter the code in Bahi.',
      why: 'You receive this mail because somebody asked to reset the password of this Bahi account. If that was not you, ignore it: your password stays as it is.',
    },
  },
}

type AuthMail = keyof typeof auth.mails

/** Said in English alone, as their subjects are: what an inbox lists, and the button. */
export const heads: Record<AuthMail, { title: string; preview: string }> = {
  confirmation: {
    title: 'Verify your email address',
    preview: 'Your verification code for Bahi. It expires in 10 minutes.',
  },
  'magic-link': {
    title: 'Sign in',
    preview: 'Your sign-in code for Bahi. It expires in 10 minutes.',
  },
  'email-change': {
    title: 'Confirm your new email address',
    preview: 'Confirm the change of your address at Bahi. The code expires in 10 minutes.',
  },
  recovery: {
    title: 'Reset your password',
    preview: 'Choose a new password for Bahi. The link and the code expire in 10 minutes.',
  },
}

export const link = {
  button: 'Choose a new password',
  otherwise: 'If the button does not work, open this address:',
}
