/** How numbers, days and plurals are written in a language, for `Intl`. */
export const localeOf = (code: string) => `${code}-IN`
