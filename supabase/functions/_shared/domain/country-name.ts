/**
 * "United States" of "US", in English; what is no code is its own name. Made when first asked for, since the tables take a
 * while to load.
 */
export const countryNameOf = (code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code)
    : code
