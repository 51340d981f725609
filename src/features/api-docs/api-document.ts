import type { apiDocs } from '#languages/en/screens/api-docs.ts'
import type { Words } from '#languages/words.ts'

/** The part of JSON Schema that the interface's description uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  description?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

type Content = Record<string, { schema?: Schema; example?: unknown }>

export interface Described {
  tags: string[]
  summary: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export interface ApiDocument {
  info: { description: string }
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

/** A call of the interface; its id is also its anchor. */
export interface Operation extends Described {
  id: string
  method: string
  path: string
}

/** Groups the calls by subject, in the order of the document. */
export function groupsOf({ paths }: ApiDocument): [about: string, operations: Operation[]][] {
  const groups = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const about = described.tags[0] ?? ''
      const id = `${method}${path.replaceAll(/[^\w-]+/g, '-')}`.replace(/-$/, '')
      groups.set(about, [...(groups.get(about) ?? []), { ...described, id, method, path }])
    }
  }
  return [...groups]
}

/** The operations that contain all the words. */
export function found(operations: Operation[], words: string): Operation[] {
  const parts = words.toLowerCase().split(/\s+/)
  return operations.filter(({ method, path, summary }) => {
    const text = `${method} ${path} ${summary}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}

export interface Field {
  name: string
  type: string
  required: boolean
  rules: string
}

const alternatives = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf

const said = (value: unknown) => JSON.stringify(value)

type RuleWords = Words<typeof apiDocs>['rules']

function typeOf(schema: Schema, words: RuleWords): string {
  const oneOf = (texts: string[]) => texts.join(` ${words.or} `)
  const { type, items } = schema
  const others = alternatives(schema)
  if (others) return oneOf([...new Set(others.map((one) => typeOf(one, words)))])
  if (schema.enum) return oneOf(schema.enum.map(said))
  if (schema.const !== undefined) return said(schema.const)
  if (items) return words.list({ type: typeOf(items, words) })
  if (Array.isArray(type)) return oneOf(type)
  return type ?? (schema.properties ? 'object' : 'any')
}

const range = (least: number | undefined, most: number | undefined, words: RuleWords) =>
  [least !== undefined && words.atLeast({ least }), most !== undefined && words.atMost({ most })]
    .filter(Boolean)
    .join(', ')

function rulesOf(schema: Schema, words: RuleWords): string {
  const { minLength, maxLength, minimum, maximum, pattern } = schema
  const letters = range(minLength, maxLength, words)
  return [
    schema.description,
    letters && words.characters({ range: letters }),
    range(minimum, maximum, words),
    pattern && words.like({ pattern }),
    schema.default !== undefined && words.leftOut({ value: said(schema.default) }),
  ]
    .filter(Boolean)
    .join('; ')
}

/** Lists the values of a schema; a nested one has its whole name, such as `items[].amount`. */
export function fieldsOf(
  schema: Schema,
  document: ApiDocument,
  words: RuleWords,
  before = '',
): Field[] {
  const known = schema.$ref && document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (known) return fieldsOf(known, document, words, before)
  const inner = alternatives(schema)
  if (inner) {
    const all = inner.flatMap((one) => fieldsOf(one, document, words, before))
    return all.filter(({ name }, at) => all.findIndex((field) => field.name === name) === at)
  }
  if (schema.items) return fieldsOf(schema.items, document, words, `${before}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = before ? `${before}.${key}` : key
    const required = schema.required?.includes(key) ?? false
    return [
      { name, type: typeOf(value, words), required, rules: rulesOf(value, words) },
      ...fieldsOf(value, document, words, name),
    ]
  })
}

export async function askDocument(): Promise<ApiDocument> {
  const answer = await fetch('/api/openapi.json')
  if (!answer.ok) throw new Error(`The description is not there: ${answer.status}.`)
  return answer.json()
}
