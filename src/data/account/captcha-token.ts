import { DataError } from '#data/errors.ts'
import { captchaOfHost, takeToken } from '../../lib/captcha.ts'

/**
 * Returns the token that the Auth server wants with a password or before a mail; undefined where
 * there is no captcha.
 */
export function captchaToken(): string | undefined {
  if (!captchaOfHost()) return undefined
  const token = takeToken()
  if (token) return token
  throw new DataError({ status: 422, code: 'captcha_missing', field: 'captchaToken' })
}
