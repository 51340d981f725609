/** Bytes of a buffer of their own. Named by what makes them, which every TypeScript of the runtimes understands. */
export type Bytes = ReturnType<typeof Uint8Array.of>
