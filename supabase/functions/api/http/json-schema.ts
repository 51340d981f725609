import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** The input of a schema as JSON Schema. Never part of a start: its package takes some time to load. */
export function schemaOf(schema: v.GenericSchema) {
  const { $schema, ...plain } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // JSON Schema has no words for some rules (a real day, a picture); the error message in the answer has.
    errorMode: 'ignore',
  })
  return plain
}
