import { renamed } from './names.ts'

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name

/** Fields of the domain under the names of their columns: `taxId` → `tax_id`. */
export const toSnake = <Fields extends object>(fields: Fields) =>
  renamed(fields, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as {
    [Name in keyof Fields as Snake<Name & string>]: Fields[Name]
  }
