/**
 * "United States" of "US", in a language by BCP 47; what is no code is its own name. Made when first asked for, since the
 * tables take a while to load.
 */
export const countryNameOf = (code: string, language = 'en'): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
    : code
