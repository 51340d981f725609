/** Turnstile's public key, where the host has switched it on, and its script, which Cloudflare wants loaded from there. */
export const turnstile = {
  siteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY || null,
  script:
    import.meta.env.VITE_TURNSTILE_SCRIPT ||
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
}

/**
 * Returns the token of the answered captcha, or null, and asks anew, since a token is good once.
 */
type Take = () => string | null

const onScreen: Take[] = []

/**
 * Takes tokens from here until the returned function is called. The latest captcha is in front, as
 * a dialog is.
 */
function hold(take: Take) {
  onScreen.push(take)
  return () => void onScreen.splice(onScreen.indexOf(take), 1)
}

/** Returns the parts of a captcha; null where the host has none. */
export function captchaOfHost() {
  const { siteKey, script } = turnstile
  return siteKey === null ? null : { siteKey, script, hold }
}

export const takeToken = (): string | null => onScreen.at(-1)?.() ?? null
