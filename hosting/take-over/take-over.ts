import pg from 'pg'
import * as v from 'valibot'
import {
  appliedQuery,
  historyQuery,
  isOfAnotherChain,
  type Migration,
} from '../../supabase/local/postgres/chain.ts'
import { Fault } from '../../supabase/local/process/fault.ts'
import { carriedReport, carryScript, keptName } from './carry.ts'

const history = v.tuple([v.object({ found: v.boolean() })])
const applied = v.array(v.object({ version: v.string(), fingerprint: v.nullable(v.string()) }))
const carried = v.array(
  v.object({
    place: v.string(),
    rows: v.nullable(v.number()),
    left_out: v.nullable(v.string()),
  }),
)

/** Takes a database of before 1.0.0 over into the schema of 1.0.0, all of it or nothing, and says what came along. */
export async function takeOver(client: pg.Client, chain: Migration[]): Promise<string> {
  const [{ found }] = v.parse(history, (await client.query(historyQuery)).rows)
  if (!found) throw new Fault('The database is new: there is nothing to take over.')
  if (!isOfAnotherChain(chain, v.parse(applied, (await client.query(appliedQuery)).rows))) {
    throw new Fault('The database is of 1.0.0 or later already: there is nothing to take over.')
  }
  const kept = keptName()
  // Several statements give several results, whatever the types say.
  const results: unknown = await client.query(carryScript(chain, kept)).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new Fault(
      `The data could not be taken over, and nothing was changed: ${error.message}.\n${error.detail ?? ''}\n` +
        'Put right what it names, in the version that made the data, then try again.',
    )
  })
  const last = Array.isArray(results) ? results.at(-1) : results
  return carriedReport(v.parse(v.object({ rows: carried }), last).rows, kept)
}
