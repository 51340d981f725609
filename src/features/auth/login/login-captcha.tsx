import { captchaOfHost } from '../../../lib/captcha.ts'
import { CaptchaField } from '../../../ui/form/captcha-field.tsx'

/** Apart from the login, which weighs nothing more where the host has no captcha. */
export const LoginCaptcha = () => <CaptchaField captcha={captchaOfHost()} />
