/** The result of one check of the live product: good, or with a remedy. */
export type Finding = { what: string; todo: string | null }

export const good = (what: string): Finding => ({ what, todo: null })
export const bad = (what: string, todo: string): Finding => ({ what, todo })

/** Good when there is nothing to do. */
export const finding = (what: string, isGood: boolean, todo: string): Finding =>
  isGood ? good(what) : bad(what, todo)

/** A look that fails is a finding, too. */
export async function looked(what: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    return [bad(what, error instanceof Error ? error.message : String(error))]
  }
}

const PATIENCE = 20_000

export async function ask(
  url: string,
  request: RequestInit = {},
  patience = PATIENCE,
): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(patience) })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Error(`${url} does not answer: ${cause instanceof Error ? cause.message : cause}`)
  }
}
