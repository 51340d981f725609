/** Milliseconds. */
export type Timing = { median: number; p95: number }

export type Work = (run: number) => Promise<unknown>

const WARM_UP = 20

export function timingOf(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { median: at(0.5) ?? Number.NaN, p95: at(0.95) ?? Number.NaN }
}

/** Takes turns between the works, so that what else the machine does falls on each of them alike. */
export async function measure<Name extends string>(
  works: Record<Name, Work>,
  runs = 200,
): Promise<Record<Name, Timing>> {
  const names = Object.keys(works) as Name[]
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >
  for (let run = -WARM_UP; run < runs; run += 1) {
    for (const name of names) {
      const start = performance.now()
      await works[name](run + WARM_UP)
      if (run >= 0) times[name].push(performance.now() - start)
    }
  }
  return Object.fromEntries(names.map((name) => [name, timingOf(times[name])])) as Record<
    Name,
    Timing
  >
}
