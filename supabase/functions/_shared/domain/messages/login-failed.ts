/** Apart from the other messages, since the login has it before anything else is loaded. */
export const loginFailed = 'Login failed. Try again.'
