/** Loads a page of the app anew, so that nothing of this one is left; a test takes its place. */
export const page = { load: (to: string) => window.location.assign(to) }
