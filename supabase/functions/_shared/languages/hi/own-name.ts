/** `Intl` spells the language in the other of its two ways. */
export const inOneSpelling = (name: string | number) => `${name}`.replace('हिन्दी', 'हिंदी')
