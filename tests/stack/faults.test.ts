import { afterAll, beforeAll, expect } from 'vitest'
import { prepare } from '../faults/ground.ts'
import { runRepeats } from '../faults/repeats.ts'
import { isWhole, runRound } from '../faults/round.ts'
import {
  cutConnections,
  killDeno,
  killPostgres,
  type Trouble,
  takesAndDies,
} from '../faults/troubles.ts'
import { beforeRelease } from '../setup/before-release.ts'

const lines: string[] = []
let prepared: Awaited<ReturnType<typeof prepare>>
beforeAll(async () => {
  prepared = await prepare({ ownDisk: false, log: (line) => lines.push(line) })
}, 60_000)
afterAll(() => prepared?.stop())

const load = { people: 6, seconds: 1.2, pauseMs: 200 }

/** Both at once: what one breaks is not what the other looks at. */
const both = (one: Trouble, other: Trouble): Trouble => ({
  name: `${one.name}, ${other.name}`,
  begin: async (ground) => {
    await one.begin(ground)
    await other.begin(ground)
  },
  end: async (ground) => {
    await one.end?.(ground)
    await other.end?.(ground)
  },
  shows: one.shows,
  ...(one.refusal && { refusal: one.refusal }),
})

beforeRelease(
  'cut connections and a mail server that takes mails and dies lose nothing, and no mail goes out twice',
  async () => {
    const outcome = await runRound(prepared.ground, both(takesAndDies, cutConnections), load)
    expect(outcome).toMatchObject({ lost: [], gaps: 0, doubles: [] })
    expect(isWhole(outcome)).toBe(true)
    expect(outcome.acknowledged.mail).toBeGreaterThan(0)
    expect(outcome.refused).toHaveProperty('502')
  },
  60_000,
)

beforeRelease(
  'a killed PostgreSQL and a killed Deno are started again, and all that was acknowledged is there',
  async () => {
    const outcome = await runRound(prepared.ground, both(killPostgres, killDeno), load)
    expect(outcome).toMatchObject({ lost: [], gaps: 0, doubles: [] })
    expect(isWhole(outcome)).toBe(true)
    expect(lines).toContain('PostgreSQL has ended (SIGKILL) and is started again.')
    expect(lines).toContain('PostgreSQL runs again.')
    expect(lines.filter((line) => /^Deno.* runs again\.$/.test(line))).toHaveLength(1)
  },
  60_000,
)

beforeRelease(
  'people who issue while schedules run and PostgreSQL is killed leave no gap and no double, and lose nothing',
  async () => {
    const outcome = await runRepeats(prepared.ground, { people: 4, each: 4, kills: 1 })
    expect(outcome).toMatchObject({ issued: 16, made: 16, lost: 0, unmade: 0, doubles: 0, gaps: 0 })
  },
  60_000,
)
