/** The directory of the build for the browser tests: beside `dist`, which may hold a build for a real host. */
export const outDir = 'node_modules/.cache/bahi-e2e'
