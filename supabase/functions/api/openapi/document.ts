import * as v from 'valibot'
import { ACCESS_COOKIE } from '#api/http/cookies.ts'
import { schemaOf } from '#api/http/json-schema.ts'
import { XSRF_HEADER } from '#api/http/tokens.ts'
import type { PlainDate } from '#domain/dates.ts'
import { product } from '#domain/product.ts'
import { operations } from './operations/all.ts'
import type { Operation } from './operations/operation.ts'
import { plainPaths } from './plain-paths.ts'

const json = (schema: object, example: unknown) => ({ 'application/json': { schema, example } })

const refusalTexts: Record<number, string> = {
  400: 'The body is not JSON.',
  401: 'Not signed in.',
  403: 'The XSRF header is missing or wrong, or the address is not verified.',
  404: 'Not found, or not the caller’s.',
  409: 'It is there already, or the key was used for another body.',
  413: 'The body is over 256 KiB.',
  415: 'The body is not declared as JSON.',
  422: 'A value is wrong; `errors` names each field.',
  429: 'Too many requests; Retry-After says how long to wait.',
  502: 'The mail server did not take the mail (`mail_failed`), or the mail may be on its way (`mail_unsure`), or is (`mail_unrecorded`), as the message says.',
  503: 'No mail server is set up.',
}

/** Lists an operation's refusals: its own, and those that follow from its input. */
function refusalsOf({ session, body, method, refusals = [] }: Operation): number[] {
  const writes = method !== 'get'
  return [
    ...refusals,
    ...(session ? [401] : []),
    ...(session && writes ? [403, 429] : []),
    ...(body ? [400, 413, 415, 422] : []),
  ].sort()
}

function parametersOf({ path, query, method, session, idempotent }: Operation): object[] {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  })
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query?.entries ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: schema.type !== 'optional',
      schema: schemaOf(schema),
    })),
    ...(idempotent
      ? [header('Idempotency-Key', '1 to 200 characters: repeats find what the first one made.')]
      : []),
    ...(session && method !== 'get'
      ? [header(XSRF_HEADER, 'The value of the cookie XSRF-TOKEN; not needed with a bearer token.')]
      : []),
  ]
}

function descriptionOf(operation: Operation): object {
  const { summary, session, body, data, status = 200, message, path } = operation
  const refused = (code: number) => ({
    description: refusalTexts[code],
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  })
  const success = {
    type: 'object',
    required: ['success', 'message', ...(data ? ['data'] : [])],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      ...(data && { data: schemaOf(data.schema) }),
    },
  }
  const example = { success: true, message, ...(data && { data: data.example }) }
  return {
    tags: [path.split('/')[1]],
    summary,
    security: session ? [{ cookie: [] }, { bearer: [] }] : [],
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: { required: true, content: json(schemaOf(body.schema), body.example) },
    }),
    responses: {
      [status]: { description: message, content: json(success, example) },
      ...Object.fromEntries(refusalsOf(operation).map((code) => [code, refused(code)])),
    },
  }
}

function pathsOf(all: Operation[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of all) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: descriptionOf(operation),
    }
  }
  return { ...paths, ...plainPaths }
}

/** The interface as an OpenAPI 3.1 document; `today` is the day in India. */
export function apiDocument(today: PlainDate) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} REST interface`,
      version: '1',
      description: `How to log in, how errors look and what is limited: docs/api.md. Support: ${product.supportEmail}.`,
    },
    servers: [{ url: '/api' }],
    paths: pathsOf(operations(today)),
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: ACCESS_COOKIE,
          description: `Set by login. Writes need the header ${XSRF_HEADER} as well.`,
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key (Setting → Connections), or an access token of the Auth server.',
        },
        secretKey: {
          type: 'apiKey',
          in: 'header',
          name: 'apikey',
          description: 'The project’s secret key. It is the server’s own and no caller’s.',
        },
      },
      schemas: {
        Refusal: schemaOf(
          v.object({
            success: v.literal(false),
            message: v.string(),
            code: v.string(),
            reason: v.optional(v.string()),
            params: v.optional(v.record(v.string(), v.unknown())),
            errors: v.optional(v.record(v.string(), v.string())),
          }),
        ),
      },
    },
  }
}
