/** Where the app is built to for the browser: beside `dist`, which may hold a build for a real host. */
export const outDir = 'node_modules/.cache/bahi-e2e'
