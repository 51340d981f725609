import { DataError } from '#data/errors.ts'

type Runtime = { waitUntil: (work: Promise<unknown>) => void }

const isRuntime = (value: unknown): value is Runtime =>
  typeof value === 'object' && value !== null && 'waitUntil' in value

/** Lets work go on after the answer; of a failure only its kind is logged, since its text may name a person. */
export function afterAnswer(what: string, work: Promise<unknown>): void {
  const logged = work.catch((error: unknown) => {
    const kind = error instanceof DataError ? `${error.status} ${error.code}` : 'unknown'
    console.error(`${what} failed after the answer: ${kind}.`)
  })
  // Hosted Supabase keeps the function alive for it; elsewhere the process lives on anyway.
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime')
  if (isRuntime(runtime)) runtime.waitUntil(logged)
}
