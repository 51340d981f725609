import { captchaOfHost } from '#src/lib/captcha.ts'
import { CaptchaField } from '#src/ui/form/captcha-field.tsx'

/** Apart from the login, which weighs nothing more where the host has no captcha. */
export const LoginCaptcha = () => <CaptchaField captcha={captchaOfHost()} />
