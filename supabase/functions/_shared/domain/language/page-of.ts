/** Counts the page of a document, as in "Page 2 of 3". */
export type PageOf = (at: number, pages: number) => string

export const englishPageOf: PageOf = (at, pages) => `Page ${at} of ${pages}`
