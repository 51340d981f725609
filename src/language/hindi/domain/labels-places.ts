import { stateNameOf } from '#domain/gst/states.ts'
import { hindiStates } from '#domain/language/hindi-places.ts'

/** The States as documents call them; what lies abroad is named by the browser. */
export const placeLabels: Readonly<Record<string, string>> = {
  India: 'भारत',
  ...Object.fromEntries(
    Object.entries(hindiStates).map(([code, name]) => [stateNameOf(code) ?? code, name]),
  ),
}
