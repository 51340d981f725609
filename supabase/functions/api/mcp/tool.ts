import * as v from 'valibot'
import type { Environment } from '#api/http/environment.ts'
import { invalid, knownFieldsOf, parse, requestKey } from '#api/http/input.ts'
import { dayOf } from '#api/routes/requests.ts'
import type { Db } from '#data/client.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { KeyScope } from '#domain/people/keys.ts'

/** The ground of a tool: whose books it works in, and by which rights. */
export type Ground = {
  environment: Environment
  /** With the rights of the key: the database decides what it may do. */
  db: Db
  person: string
  scopes: KeyScope[]
  today: PlainDate
}

export type Input = v.GenericSchema & { readonly entries: v.ObjectEntries }

export type Tool = {
  name: string
  title: string
  description: string
  /** The scope that its key needs; null of a tool that reads, as each key does. */
  scope: KeyScope | null
  /** For the list of tools. */
  input: (today: PlainDate) => Input
  call: (given: unknown, ground: Ground) => Promise<Record<string, unknown>>
}

type Named = Pick<Tool, 'name' | 'title' | 'description'>

/** A tool that changes nothing. */
export const reading = <Schema extends Input>({
  input,
  run,
  ...named
}: Named & {
  input: Schema
  run: (asked: v.InferOutput<Schema>, ground: Ground) => Promise<Record<string, unknown>>
}): Tool => ({
  ...named,
  scope: null,
  input: () => input,
  call: async (given, ground) =>
    run(parse(input, knownFieldsOf(given, Object.keys(input.entries))), ground),
})

const REQUEST_KEY = 'requestKey'

const again = {
  [REQUEST_KEY]: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.description(
        'A text of your own for this errand. A repeated call with the same one finds what the first call made.',
      ),
    ),
  ),
}

/** A tool that makes something; `key` is of the call and all its repeats. `given` is what was typed, `asked` what it means. */
export const writing = <Schema extends Input>({
  input,
  run,
  scope,
  ...named
}: Named & {
  scope: KeyScope
  input: (today: PlainDate) => Schema
  run: (
    asked: v.InferOutput<Schema>,
    ground: Ground,
    write: { key: string; given: Record<string, unknown> },
  ) => Promise<Record<string, unknown>>
}): Tool => ({
  ...named,
  scope,
  input: (today) => v.object({ ...input(today).entries, ...again }),
  call: async (sent, ground) => {
    const schema = input(ground.today)
    const fields = knownFieldsOf(sent, [...Object.keys(schema.entries), REQUEST_KEY])
    const { [REQUEST_KEY]: own, ...given } = fields
    if (own !== undefined && typeof own !== 'string') {
      throw invalid({ [REQUEST_KEY]: `${REQUEST_KEY} must be a text.` })
    }
    return run(parse(schema, given), ground, { key: await requestKey(own), given })
  },
})

/** Fields that several tools ask for. */

export const said = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description))

const idMessage = (of: string) => `This must be the id of ${of}.`

export const idOf = (of: string) =>
  v.pipe(v.string(idMessage(of)), v.uuid(idMessage(of)), v.description(`The id of ${of}.`))

export const queryOf = (description: string) =>
  v.optional(v.pipe(v.string(), v.maxLength(200), v.description(description)), '')

export const page = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(1_000_000),
    v.description('From 1 on.'),
  ),
  1,
)

export const day = (label: string, description: string) =>
  said(dayOf(label), `${description}, YYYY-MM-DD.`)
