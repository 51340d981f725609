import { parseArgs } from 'node:util'
import { Fault } from '../../supabase/local/process/fault.ts'
import { run } from '../../supabase/local/process/run.ts'
import { prepare } from './ground.ts'
import { runRepeats } from './repeats.ts'
import { isWhole, type Outcome, runRound } from './round.ts'
import { allTroubles, fillDisk } from './troubles.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: String(allTroubles.length) },
    seconds: { type: 'string', default: '30' },
    people: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    /** People issue and schedules run while PostgreSQL is killed three times, instead of the rounds. */
    repeats: { type: 'boolean', default: false },
    each: { type: 'string', default: '100' },
  },
})

/** High enough that nobody comes near the limits of the product. */
const PAUSE_MS = 700

const print = (line: string) => process.stdout.write(`${line}\n`)

function whole(name: 'rounds' | 'seconds' | 'people' | 'each'): number {
  const number = Number(values[name])
  if (Number.isInteger(number) && number > 0) return number
  throw new Fault(`--${name} must be a whole number above 0.`)
}

function told({ trouble, acknowledged, refused, lost, gaps, doubles, again }: Outcome): string {
  const { invoice, payment, mail } = acknowledged
  const statuses = Object.entries(refused).map(([status, count]) => `${count} × ${status}`)
  return [
    `  acknowledged ${invoice} invoices, ${payment} payments, ${mail} mails`,
    `  refused      ${statuses.join(', ') || 'none'}`,
    `  lost ${lost.length}, gaps ${gaps}, doubles ${doubles.length}, ${again === null ? 'no answer again' : `answers after ${again.toFixed(1)} s`}`,
    ...[...lost, ...doubles].slice(0, 10).map((name) => `  !! ${name} (${trouble})`),
  ].join('\n')
}

/** `npm run faults`: people at work while something breaks, one trouble a round; ends with 1 when something was lost. */
await run(async (signal) => {
  const load = { people: whole('people'), seconds: whole('seconds'), pauseMs: PAUSE_MS }
  const rounds = whole('rounds')
  const { ground, hasDisk, stop } = await prepare({
    ownDisk: true,
    // Failed requests are expected, so their log lines are left out.
    log: (line) => line.startsWith('[api]') || print(`  ${line}`),
  })
  let failed = 0
  try {
    if (values.repeats) {
      const outcome = await runRepeats(ground, { ...load, each: whole('each'), kills: 3 })
      print(JSON.stringify(outcome))
      const { lost, unmade, doubles, gaps } = outcome
      return { exitCode: lost + unmade + doubles + gaps === 0 ? 0 : 1 }
    }
    print(
      hasDisk
        ? 'The data lies on a disk in memory (tmpfs) of 1 GB, which "disk full" fills to its last byte.'
        : 'No disk could be mounted (that takes root), so "disk full" is left out.',
    )
    const troubles = allTroubles.filter(
      (trouble) => (hasDisk || trouble !== fillDisk) && trouble.name.includes(values.only),
    )
    for (let round = 0; round < rounds; round++) {
      signal.throwIfAborted()
      const trouble = troubles[round % troubles.length]
      if (!trouble) throw new Fault(`There is no trouble called ${values.only}.`)
      print(`${round + 1}. ${trouble.name}`)
      const outcome = await runRound(ground, trouble, load)
      print(told(outcome))
      if (!isWhole(outcome)) failed++
    }
    print(failed === 0 ? 'Nothing was lost.' : `${failed} of ${rounds} rounds failed.`)
  } finally {
    await stop()
  }
  return { exitCode: failed === 0 ? 0 : 1 }
})
