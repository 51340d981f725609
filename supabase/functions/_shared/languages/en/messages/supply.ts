import { stateNameOf } from '#domain/gst/states.ts'

const named = (code: string | null) => stateNameOf(code) ?? 'another State'

/** Phrases that say which tax applies and why; `place` and `own` are codes of States. */
export const supply = {
  area: 'supply',
  composition: 'No tax: a composition dealer collects none.',
  zero: (why: string) => `No tax, under your letter of undertaking: ${why}.`,
  taxed: (tax: string | null, why: string) => `${tax}: ${why}.`,
  reverseCharge: 'The client pays it (reverse charge).',
  abroad: 'the client is abroad',
  sez: 'the client is in a special economic zone',
  chosenOwn: (place: string | null) =>
    `the place of supply is ${named(place)}, as you chose, and so are you`,
  chosen: (place: string | null, own: string | null) =>
    `the place of supply is ${named(place)}, as you chose, and you are in ${named(own)}`,
  unknown: (own: string | null) =>
    `the client’s State is not known, so it counts as yours, ${named(own)}`,
  sameState: (place: string | null) => `the client is in ${named(place)}, and so are you`,
  otherState: (place: string | null, own: string | null) =>
    `the client is in ${named(place)}, you are in ${named(own)}`,
} as const
