/**
 * Folders whose sentences still stand in their components, in English alone. While there are any, no build offers another
 * language: half a screen in Hindi is no screen. `BAHI_SPEAKS=1 npm run dev` has all of them, to be looked at.
 */
export const unconverted = ['supabase/functions/_shared/domain']
