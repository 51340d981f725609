/** Turnstile's public key, where the host has switched it on, and its script, which Cloudflare wants loaded from there. */
export const turnstile = {
  siteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY || null,
  script:
    import.meta.env.VITE_TURNSTILE_SCRIPT ||
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
}

/** A captcha on the screen: gives the token of what was answered, or null, and asks anew, since a token is good once. */
type Take = () => string | null

const onScreen: Take[] = []

/** From now on tokens come from here, until what this gives is called; what came last stands in front, as a dialog does. */
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
