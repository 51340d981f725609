/** The name of a code; a value without one, such as a text that somebody typed, is shown as it stands. */
export const nameOf = (names: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(names, code) ? (names[code] ?? code) : code
