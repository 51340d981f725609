/** Which page of how many it is. */
export type PageOf = (at: number, pages: number) => string

export const englishPageOf: PageOf = (at, pages) => `Page ${at} of ${pages}`
