import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** What a schema takes, as JSON Schema. Only what is loaded by itself may import this: it takes its time at a start. */
export function schemaOf(schema: v.GenericSchema) {
  const { $schema, ...plain } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // JSON Schema has no words for some rules (a real day, a picture); the error message in the answer has.
    errorMode: 'ignore',
  })
  return plain
}
