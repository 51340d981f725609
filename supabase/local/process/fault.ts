/** A foreseeable fault: its message tells the developer what to do and is shown without a stack trace. */
export class Fault extends Error {
  override name = 'Fault'
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
