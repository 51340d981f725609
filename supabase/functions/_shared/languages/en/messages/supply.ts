import { stateNameOf } from '#domain/gst/states.ts'

const named = (code: string | null) => stateNameOf(code) ?? 'another State'

/** Phrases that say which tax applies and why; `place` and `own` are codes of States. */
export const supply = {
  area: 'supply',
  composition: 'No tax: a composition dealer cannot charge it.',
  zero: (why: string) => `No tax, under your letter of undertaking: ${why}.`,
  taxed: (tax: string | null, why: string) => `${tax}: ${why}.`,
  reverseCharge: 'The client pays the tax (reverse charge).',
  abroad: 'the client is abroad',
  sez: 'the client is in a special economic zone',
  chosenOwn: (place: string | null) =>
    `you chose ${named(place)} as the place of supply, which is your own State`,
  chosen: (place: string | null, own: string | null) =>
    `you chose ${named(place)} as the place of supply, and you are in ${named(own)}`,
  unknown: (own: string | null) =>
    `the client’s State is missing, so your own State, ${named(own)}, is used`,
  sameState: (place: string | null) => `the client and you are both in ${named(place)}`,
  otherState: (place: string | null, own: string | null) =>
    `the client is in ${named(place)} and you are in ${named(own)}`,
} as const
